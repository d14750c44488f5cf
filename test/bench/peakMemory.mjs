// Runs the command line with the arguments given and says on standard error how much memory it held at most, in KiB.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** On Linux the usage counts what the starting process held at that moment, too; the high-water mark does not. */
const peak = () =>
  process.platform === 'linux'
    ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : process.resourceUsage().maxRSS

process.on('exit', () => process.stderr.write(`peak ${peak()}\n`))

await import(pathToFileURL(path.join(import.meta.dirname, '../../out/main/cli.js')).href)
