/** The dialog with the rules of the systems; the pages themselves are texts of the systems. */
export const guideTexts = {
  title: 'Rules',
  description: 'What each system is, how it starts and what is special, with examples to play through',
  page: 'Rules of {system}',
  noInventor: 'No single inventor',
  newAnalysis: 'New analysis',
  newAnalysisOf: 'New analysis of {system}',
  typicalStart: 'A typical start',
  ranks: 'Ranks a side',
  throws: 'Throws',
  starts: 'First positions',
  rights: 'Rights',
  sources: 'Sources',
  sections: {
    about: 'What it is',
    start: 'How it starts',
    special: 'What is special',
    notation: 'How it is written',
    whyEighty: 'Why 80 and not 100',
  },
  /** What the game of an example is called in its file. */
  event: '{system}: {title}',
  example: 'Example: {title}',
  barred: 'No <notation>{move}</notation> here.',
  back: 'Back to the example',
  tryIt: 'Try it',
  tryItTitle: 'Open this example in a tab of its own',
} as const
