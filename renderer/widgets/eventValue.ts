/** What a field of a form holds once an event has come from it. */
export const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value
