/** The board in the middle of the window, with what stands around it. */
export const stageTexts = {
  evaluation: {
    title: 'Evaluation',
    unknown: 'not known',
    chance: '{evaluation}, {percent} for White',
  },
  firstPosition: 'First position',
  go: {
    title: 'Moves',
    first: 'First position (Home)',
    previous: 'Back (←)',
    next: 'Forward (→)',
    last: 'Last position (End)',
  },
  moveEntry: {
    title: 'Type a move',
    noMove: 'No such move here',
  },
  player: {
    toMove: 'to move',
    namedToMove: '{color, select, white {White to move} other {Black to move}}',
    lead: 'Ahead by {pieces}',
    points: '{points, number} points',
  },
  tools: {
    flip: 'Flip board (F)',
    threat: 'Show the threat (X)',
    practiceRunning: 'Playing against the engine',
    copyPicture: 'Copy picture as {form}',
    pictureCopied: 'Picture copied as {form}',
    noPictureCopied: 'Pictures can’t be copied here',
    copyOrSave: 'Copy or save',
    savePictureAs: 'Save picture as {form}…',
  },
  rights: {
    /** A right that cannot be used, and why. */
    notNow: '{right}. Not now: {reason}',
    reason: {
      otherTurn: '{turn, select, white {it is White’s turn} other {it is Black’s turn}}',
      check: 'the {piece} is in check',
      occupied: '{square} is occupied',
      attackedPath: 'a square on the king’s path is attacked',
      noLeap: 'both bunker squares are taken, attacked or next to the king',
      leavesKing: 'it would leave the king attacked',
    },
    castling: 'King to the {kingFile}-file, rook to the {rookFile}-file',
    castlingNone:
      '{castling} would change nothing here, or no more than an ordinary move does, so it does not exist',
    noRight: 'There is no right to {castling}',
    leapTitle: 'Leap {files}',
    leap: 'The unmoved king may leap to its bunker, once',
    leapLost: 'The leap is no longer possible',
    adjustmentTitle: 'Adjust {bishops}',
    adjustment: 'A bishop may swap with a neighbor, once',
    adjustmentGone: 'Adjust bishop',
    adjustmentLost: 'No bishop can be adjusted any more',
    transpositionTitle: 'Transpose',
    transposition: 'Two pieces of the back rank may change places instead of the first move',
    transpositionLost: 'Pieces can no longer be exchanged: the first move is over',
    passTitle: 'Pass',
    pass: 'You may pass: click here, click the general twice, or type --',
    facingTitle: 'Generals face each other',
    facing:
      'The generals face each other with nothing between them. This is legal here and only pointed out.',
    relocationTitle: '{role, select, king {King to relocate} other {Queen to relocate}}',
    relocation:
      '{role, select, king {The king may change places with a piece of the back rank, or stay} other {The queen may change places with a piece of the back rank, or stay}}',
  },
} as const
