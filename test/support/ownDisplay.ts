import { inject } from 'vitest'

/*
 * Gives each worker that drives windows its own display, so that no other window takes its focus or its clipboard, and
 * sets the folder for temporary files, which is removed after the last test.
 */

const displays = inject('displays')
const display = displays[(Number(process.env.VITEST_POOL_ID) - 1) % displays.length]

if (display !== undefined) process.env.DISPLAY = display
process.env.TMPDIR = inject('scratch')
