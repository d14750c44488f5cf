import { readContents } from './contents';
import { type FinishedPage } from './layout';
/** What the tool gets besides its words. */
export interface ManualTools {
    /** Scripts of the pages, by file name. */
    readonly scripts: Readonly<Record<string, string>>;
}
/** All pages of the manual, checked. */
export declare const finishedPages: () => Promise<{
    readonly parts: Awaited<ReturnType<typeof readContents>>;
    readonly pages: readonly FinishedPage[];
}>;
/** Writes the manual as a folder of pages: `npm run manual [FOLDER]`. */
export declare const main: ([out]: readonly string[], { scripts }: ManualTools) => Promise<number>;
