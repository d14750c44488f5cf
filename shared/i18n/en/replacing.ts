/** Putting another move in the place of one of a game. */
export const replacingTexts = {
  bar: 'Play instead of {move}',
  cancel: 'Keep {move}',
  cancelKeys: 'Keep {move} (Esc)',
  noMove: 'The first position has no move to replace',
  replaced: 'Replaced {old} with {move}',
  keptAll: '{count, plural, one {Kept the # move that follows} other {Kept all # moves that follow}}',
  keptUpTo:
    '{count, plural, =0 {Kept no moves} one {Kept # move} other {Kept # moves}}; {illegal} is no longer legal',
  variations: '{count, plural, one {# variation breaks off, too} other {# variations break off, too}}',
} as const
