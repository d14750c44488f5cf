// Loaded into an Electron before the program: holds the program back until the driver has come. One that comes while the first
// window is being made may wait for ever.
const { app } = module.require('electron')

const isThere = app.whenReady()
const emit = app.emit.bind(app)
/** What the event was told that is held back. @type {unknown[]} */
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

/** The driver calls this by its name, once it is connected. */
globalThis.__playwright_run = async () => {
  await isThere
  isHeld = false
  letGo()
  emit('ready', ...told)
}

// The program has no part in how it was loaded.
process.argv.splice(process.argv.indexOf('-r'), 2)
