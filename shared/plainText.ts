/** Breaks a line, steers a terminal, or turns the direction of what is written. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** The text would not stand in a line as it is. */
export const isSteering = (text: string): boolean => STEERING.test(text)
