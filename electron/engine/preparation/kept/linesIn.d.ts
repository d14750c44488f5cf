import type { FileHandle } from 'node:fs/promises';
/** A line of a text file. */
export interface TextLine {
    readonly text: string;
    /** Nothing ends it: the file does. */
    readonly isOpen: boolean;
}
/** The lines of an open text file, from the first to the last; the file is closed then. */
export declare const linesIn: (handle: FileHandle) => AsyncGenerator<TextLine, void>;
