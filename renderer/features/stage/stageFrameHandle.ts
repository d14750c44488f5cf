/** What a stage may ask of its frame. */
export interface StageFrameHandle {
  /** Takes the focus without its ring, which is for keyboard users. */
  focusQuietly(): void
  /** The stage or something in it has the focus. */
  holdsFocus(): boolean
}
