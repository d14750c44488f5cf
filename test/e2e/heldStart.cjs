// Loaded into Electron before the program; holds the program back until the driver is connected. A driver that connects while
// the first window is being created may never get an answer.
const { app } = module.require('electron')

const isThere = app.whenReady()
const emit = app.emit.bind(app)
/** The arguments of the event that is held back. @type {unknown[]} */
let told = []
let isHeld = true
/** @type {() => void} */
let letGo
const whenLetGo = new Promise(resolve => {
  letGo = () => resolve(undefined)
})

app.isReady = () => !isHeld
app.whenReady = () => whenLetGo
app.emit = (name, ...args) => {
  if (name !== 'ready' || !isHeld) return emit(name, ...args)
  told = args
  return true
}

/** The driver calls this function by its name as soon as it is connected. */
globalThis.__playwright_run = async () => {
  await isThere
  isHeld = false
  letGo()
  emit('ready', ...told)
}

// The program must not see how it was loaded.
process.argv.splice(process.argv.indexOf('-r'), 2)
