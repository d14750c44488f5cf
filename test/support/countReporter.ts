import type { Reporter, TestModule } from 'vitest/node'
import { leftOutBy, leftOutReport, type LeftOut } from './leftOut'

/** Ends a run with one line, `N passed, N failed, N skipped`, and names before it what could not run here. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 }
    const leftOut: LeftOut[] = []
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state !== 'pending') count[state] += 1
        const left = state === 'skipped' ? leftOutBy(test) : undefined
        if (left) leftOut.push(left)
      }
    }
    for (const line of leftOutReport(leftOut)) console.log(line)
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }
}
