import type { FileHandle } from 'node:fs/promises'
/** The lines of an open text file, from the first to the last, whether that has an end or not; the file is closed then. */
export declare const linesIn: (handle: FileHandle) => AsyncGenerator<string, void>
