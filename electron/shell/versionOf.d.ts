/** The version of the program in a folder, as its package.json has it: Electron run from sources may tell its own. */
export declare const versionOf: (folder: string) => string
