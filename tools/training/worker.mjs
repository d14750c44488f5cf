// A thread of the trainer: calls functions on request on the memory that all threads share.
import { parentPort, workerData } from 'node:worker_threads'

const abort = (_message, _file, line, column) => {
  throw new Error(`the trainer stopped at ${line}:${column}`)
}

const { exports } = new WebAssembly.Instance(workerData.module, {
  env: { memory: workerData.memory, abort },
})

parentPort.on('message', calls => {
  parentPort.postMessage(calls.map(([name, args]) => exports[name](...args) ?? 0))
})
