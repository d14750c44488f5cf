// How the desktop knows the program: one table for all packages that we build.

/** The file type that the program opens. */
export const PGN = { mimeType: 'application/vnd.chess-pgn', ext: 'pgn', description: 'Chess games (PGN)' }

/** The desktop entry of Linux, by the keys of its specification. */
export const DESKTOP_ENTRY = {
  Type: 'Application',
  Name: 'Backrank',
  GenericName: 'Chess Analysis',
  Comment: 'Analyze chess from shuffled and placed back ranks',
  Exec: 'backrank %F',
  Icon: 'backrank',
  Terminal: 'false',
  Categories: 'Game;BoardGame;',
  Keywords: 'chess;chess960;pgn;analysis;',
  MimeType: `${PGN.mimeType};application/x-chess-pgn;`,
  StartupWMClass: 'Backrank',
}
