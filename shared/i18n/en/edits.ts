/**
 * What edits of a game are called where they can be undone. `move` is a move such as `31. Bd4`, or `start`
 * for the first position.
 */
export const editsTexts = {
  addMove: 'Added {move}',
  comment: {
    on: '{move, select, start {Comment before the first move} other {Comment on {move}}}',
    before: '{move, select, start {Comment before the first move} other {Comment before {move}}}',
    deletedOn:
      '{move, select, start {Deleted comment before the first move} other {Deleted comment on {move}}}',
    deletedBefore:
      '{move, select, start {Deleted comment before the first move} other {Deleted comment before {move}}}',
  },
  draw: '{move, select, start {Drawing on the first position} other {Drawing on {move}}}',
  nag: {
    set: '{glyph} on {move}',
    removed: 'Removed {glyph} from {move}',
  },
  clearNags: 'Removed annotations from {move}',
  promote: 'Promoted {move}',
  demote: 'Moved {move} down',
  promoteToMainline: 'Made {move} the main line',
  deleteFrom: 'Deleted from {move}',
  deleteAfter: '{move, select, start {Deleted all moves} other {Deleted after {move}}}',
  deleteBefore: 'Deleted moves up to {move}',
  deleteUnread: '{move, select, start {Deleted unread text} other {Deleted unread text after {move}}}',
  deleteVariation: 'Deleted variation {move}',
  deleteVariations: '{move, select, start {Deleted all variations} other {Deleted variations after {move}}}',
  addTag: 'Added tag {name}',
  setTag: 'Changed tag {name}',
  renameTag: 'Renamed a tag to {name}',
  removeTag: 'Deleted tag {name}',
  moveTag: 'Moved tag {name}',
  setResult: 'Result {result}',
  annotateSetup: 'Annotated the setup',
  annotateReport: 'Annotated the game',
} as const
