/** Breaks a line, steers a terminal, or turns the direction of what is written. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** The text is more than one line. */
export const isSteering = (text: string): boolean => STEERING.test(text)

/** What ends a line or steers a terminal. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Marks of direction and characters without width: invisible, they make different words look alike. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

const isPrintableAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** An untrusted text in one line, as it is shown: blanks for line ends, and nothing for invisible characters. */
export const plainText = (text: string): string =>
  isPrintableAscii(text) ? text : text.replace(BREAKING, ' ').replace(UNSEEN, '')
