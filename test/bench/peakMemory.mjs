// Runs the command line with the arguments given and says on standard error how much memory it held at most, in KiB.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

process.on('exit', () => process.stderr.write(`peak ${process.resourceUsage().maxRSS}\n`))

await import(pathToFileURL(path.join(import.meta.dirname, '../../out/main/cli.js')).href)
