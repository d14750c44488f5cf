/** What can be done with a line of an engine, besides looking at it. */
export const LINE_CHOICES = ['add', 'addUpTo', 'play', 'force', 'copy'] as const
export type LineChoice = (typeof LINE_CHOICES)[number]
