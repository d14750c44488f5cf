/** What is said before there is a page. */
export const startTexts = {
  taken: {
    title: 'Backrank is running already',
    who: '{program, select, window {A window} other {The web host}} of Backrank (process {processId}) has been using {folder} since {since}.',
    goOn: '{program, select, window {Close it and start again} other {End it with Ctrl+C in its terminal and start again}}, or start with another --user-data-dir.',
  },
} as const
