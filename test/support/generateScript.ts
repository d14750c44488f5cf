import path from 'node:path'
import { main } from '../../tools/tuning/generate'

/*
 * Runs the generator as a separate process that a test can kill. The core and the folder of the parameters come before
 * the generator's own options.
 */
const [core, resources, ...words] = process.argv.slice(2)
process.exitCode = await main(words, {
  core: core!,
  wideCore: () => Promise.reject(new Error('no larger boards here')),
  evaluation: path.join(resources!, 'evaluation.json'),
})
