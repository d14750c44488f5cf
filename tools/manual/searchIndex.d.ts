import type { FinishedPage } from './layout';
/** A script that sets `manualIndex`: pages read from a disk may not fetch a file. */
export declare const searchScript: (pages: readonly FinishedPage[]) => string;
