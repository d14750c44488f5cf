/** Under this width of the window, in pixels, the notes would take the room of the board while a question is asked. */
export const MIN_WIDTH_WITH_NOTES = 1280
