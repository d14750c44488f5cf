/** Characters that break a line, control a terminal, or change the direction of text. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Whether a text has characters that break lines, control a terminal or change its direction. */
export const isSteering = (text: string): boolean => STEERING.test(text)

/** Characters that end a line or control a terminal. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Direction marks and characters without width: they are invisible and make different words look alike. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

const isPrintableAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** An untrusted text on one line, for display: spaces replace line ends, and invisible characters are removed. */
export const plainText = (text: string): string =>
  isPrintableAscii(text) ? text : text.replace(BREAKING, ' ').replace(UNSEEN, '')
