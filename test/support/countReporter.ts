import type { Reporter, TestModule } from 'vitest/node'
import { leftOutBy, leftOutReport, type LeftOut } from './leftOut'
import { secondTryOf, secondTryReport, type SecondTry } from './secondTry'

/**
 * Ends a run with the line `N passed, N failed, N skipped`; lists before it the tests that needed a second try and
 * those that could not run here.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 }
    const leftOut: LeftOut[] = []
    const secondTries: SecondTry[] = []
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state !== 'pending') count[state] += 1
        const left = state === 'skipped' ? leftOutBy(test) : undefined
        if (left) leftOut.push(left)
        const second = secondTryOf(test)
        if (second) secondTries.push(second)
      }
    }
    for (const line of [...secondTryReport(secondTries), ...leftOutReport(leftOut)]) console.log(line)
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }
}
