/** Breaks a line, steers a terminal, or turns the direction of what is written. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** The text would not stand in a line as it is. */
export const isSteering = (text: string): boolean => STEERING.test(text)

/** What ends a line or steers a terminal. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Marks of direction and characters without width: invisible, they make different words look alike. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

const isPrintableAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** A text of others in one line, as it is seen: blanks for what ends a line, nothing for what cannot be seen. */
export const plainText = (text: string): string =>
  isPrintableAscii(text) ? text : text.replace(BREAKING, ' ').replace(UNSEEN, '')
