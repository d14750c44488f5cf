/** A page of the manual: one task or subject. */
export interface ManualPage {
    /** `guide/solve-setup`: its address without an ending. */
    readonly id: string;
    readonly part: string;
    readonly group: string;
    readonly markdown: string;
    /** Where its source is, or what generates it; for messages. */
    readonly source: string;
}
/** A part of the manual, such as the guide, with its pages in order. */
export interface ManualPart {
    readonly id: string;
    readonly title: string;
    readonly groups: readonly {
        readonly title: string;
        readonly pages: readonly ManualPage[];
    }[];
}
/** A page that is made by the program, as Markdown. */
export type Generator = () => Promise<string>;
/**
 * The manual as `contents.json` in `folder` orders it.
 *
 * @param generated pages that have no file of their own, by id
 * @throws Error where a page that is listed has neither a file nor a generator
 */
export declare const readContents: (folder: string, generated: Readonly<Record<string, Generator>>) => Promise<readonly ManualPart[]>;
/** All pages, in reading order. */
export declare const pagesOf: (parts: readonly ManualPart[]) => readonly ManualPage[];
