/** A heading of a page, for the list beside it. */
export interface Heading {
    readonly id: string;
    readonly text: string;
    /** 1 for the title. */
    readonly level: number;
}
/** A page of the manual as HTML. */
export interface RenderedPage {
    readonly title: string;
    readonly html: string;
    readonly headings: readonly Heading[];
    /** What is written on the page, without markup, for the search. */
    readonly text: string;
    /** Names of the pictures on it. */
    readonly pictures: readonly string[];
    /** Ids of the pages that it links to. */
    readonly links: readonly string[];
}
/**
 * A page of the manual as HTML. Its first line is its title.
 *
 * @param source where the Markdown is from, for messages
 * @throws Error where it names a menu, key or label that the program does not have, or has no title
 */
export declare const renderPage: (text: string, source: string) => RenderedPage;
