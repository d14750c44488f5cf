/** How the index of the search is made, and how the pages read it. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'headings', 'text'],
  storeFields: ['title', 'place'],
}
