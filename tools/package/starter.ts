/** The flags for commands, which show nothing: they need no display, and have no page to put in a sandbox. */
const WITHOUT_WINDOW = '--no-sandbox --ozone-platform=headless --disable-gpu --log-level=3'

/**
 * The shell script on the PATH: it opens the window, or runs a command, even without a display.
 *
 * @param program absolute path of the packaged executable
 * @param firstWords the words with which command lines begin
 */
export const starter = (program: string, firstWords: readonly string[]): string => `#!/bin/sh
case \${1-} in
${firstWords.join(' | ')})
  exec ${program} ${WITHOUT_WINDOW} "$@" ;;
esac
exec ${program} "$@"
`
