/** The value of the form field from which an event came. */
export const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value
