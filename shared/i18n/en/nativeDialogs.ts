/** Questions and messages of the main process, shown in dialogs of the operating system. */
export const nativeDialogsTexts = {
  closing: {
    question: 'Close and lose unsaved edits?',
    detail: 'The journal cannot be written: unsaved edits are in this window only.',
    stay: 'Stay',
    close: 'Close Anyway',
  },
  crash: {
    title: 'Backrank cannot show its window',
    detail: 'The page crashed repeatedly ({reason}).',
  },
  files: {
    games: 'Chess games (PGN)',
    all: 'All files',
    json: 'Procedures (JSON)',
    pdf: 'Documents (PDF)',
    png: 'Pictures (PNG)',
    svg: 'Pictures (SVG)',
    html: 'Web pages (HTML)',
    gif: 'Animations (GIF)',
    txt: 'Text',
    programs: 'Programs',
    open: 'Open games',
    chooseEngine: 'Choose an engine',
    saveGame: 'Save game',
    save: 'Save',
  },
  consent: {
    run: 'Run this program as an engine?',
    leadsTo: '{path}\nwhich leads to\n{target}',
    power: 'It can do everything that you can do on this computer.',
    runIt: 'Run It',
    set: 'Set the option {option}?',
    engine: 'Engine: {program}',
    files: 'An engine reads and writes the files named in its options.',
    setIt: 'Set It',
  },
} as const
