/**
 * For what is run in the main process and answers nothing: the driver sometimes loses the end of it. What comes after it shows whether
 * it was done.
 */
export const lostAnswer = (error: unknown): void => {
  if (!String(error).includes('promise was garbage collected')) throw error
}
