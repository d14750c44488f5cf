/** Words that many parts of the program share. */
export const commonTexts = {
  white: 'White',
  black: 'Black',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  undo: 'Undo',
  redo: 'Redo',
} as const
