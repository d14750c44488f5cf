/** What passes at the bottom of the window: done, not done, to be undone. */
export const notices = {
  reloaded: 'Reloaded {file}',
  pastedGames: 'Pasted games',
  dropped: '{title}. {why}',
  saved: 'Saved {file}',
  savedInUtf8: 'Saved {file}, with this game in UTF-8',
  exported: 'Exported {file}',
  exportedWithout:
    '{count, plural, one {Exported {file}, without # annotation of the setup} other {Exported {file}, without # annotations of the setup}}',
  leftOtherNames:
    'Another name of {file} on the disk (a hard link) still leads to the file as it was before.',
  notSavedChanged: 'Not saved: the file changed on disk. Reload it, keep both, or overwrite it.',
  notSavedClash: 'Not saved: the game changed in the file, too. Choose above the moves which one stays.',
  addThisGame: 'Add this game',
  replaceAll: '{count, plural, one {Replace the # game} other {Replace all #}}',
  downloaded: 'Downloaded {file}',
  noBoard: 'No board is open to make a picture of',
  journalAgain: 'Your unsaved edits are in the journal again',
  discarded: 'Discarded {game}',
  closedUnsaved: 'Closed {game} with unsaved edits',
  removedEngine: 'Removed {engine}',
  tookBack: 'Took back: {step}',
  copied: { fen: 'Copied FEN', pgn: 'Copied PGN', text: 'Copied text' },
  notCopied: {
    fen: 'The FEN could not be copied',
    pgn: 'The PGN could not be copied',
    text: 'The text could not be copied',
  },
  copiedPicture: 'Copied picture of the board',
  noPictureCopied: 'The clipboard takes no picture here; save the picture instead',
} as const
