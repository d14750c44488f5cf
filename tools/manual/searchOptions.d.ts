/** How the index of the search is made, and how the pages read it. */
export declare const SEARCH_OPTIONS: {
    fields: string[];
    storeFields: string[];
};
