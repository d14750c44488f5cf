import path from 'node:path'
import { main } from '../../tools/tuning/generate'

/*
 * The generator as a process of its own, which a test can kill: the core and the folder of the parameters come before
 * the generator's own options.
 */
const [core, resources, ...words] = process.argv.slice(2)
process.exitCode = await main(words, {
  core: core!,
  wideCore: () => Promise.reject(new Error('no larger boards here')),
  evaluation: path.join(resources!, 'evaluation.json'),
})
