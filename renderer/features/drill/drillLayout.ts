/** In narrower windows, in pixels, the notes would leave the board too little room during a question. */
export const MIN_WIDTH_WITH_NOTES = 1280
