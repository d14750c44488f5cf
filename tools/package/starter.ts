/** What a command is started with: it shows nothing, so it needs no display, and has no page for a sandbox to hold. */
const WITHOUT_WINDOW = '--no-sandbox --ozone-platform=headless --disable-gpu --log-level=3'

/**
 * The shell script that stands on the PATH: it opens the window, or runs a command where there is no display either.
 *
 * @param program absolute path of the packaged executable
 * @param firstWords what command lines begin with
 */
export const starter = (program: string, firstWords: readonly string[]): string => `#!/bin/sh
case \${1-} in
${firstWords.join(' | ')})
  exec ${program} ${WITHOUT_WINDOW} "$@" ;;
esac
exec ${program} "$@"
`
