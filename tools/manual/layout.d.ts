import type { ManualPage, ManualPart } from './contents';
import type { RenderedPage } from './markdown';
/** A page and what became of it. */
export interface FinishedPage extends RenderedPage {
    readonly page: ManualPage;
}
/**
 * A page of the manual as a document that can be read from a disk: everything but the search works without a script.
 *
 * @param pages all pages, in reading order
 * @param at which of them
 */
export declare const documentOf: (parts: readonly ManualPart[], pages: readonly FinishedPage[], at: number, version: string) => string;
