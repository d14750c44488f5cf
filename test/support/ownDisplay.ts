import { inject } from 'vitest'

/*
 * What a worker that drives windows has for itself: a display, so that no other window takes its focus or its clipboard,
 * and a folder for all that is temporary, which is removed when the last test has ended.
 */

const displays = inject('displays')
const display = displays[(Number(process.env.VITEST_POOL_ID) - 1) % displays.length]

if (display !== undefined) process.env.DISPLAY = display
process.env.TMPDIR = inject('scratch')
