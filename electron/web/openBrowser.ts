import { spawn } from 'node:child_process'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/**
 * Shows an address in the default browser.
 *
 * @param failed called if this machine has no way to do so
 */
export const openBrowser = (address: string, failed: () => void): void => {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const opener = spawn(command!, [...args, address], { stdio: 'ignore', detached: true })
  opener.on('error', failed)
  opener.on('exit', code => {
    if (code !== 0) failed()
  })
  opener.unref()
}
