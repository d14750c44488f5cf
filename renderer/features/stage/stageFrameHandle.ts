/** What a stage can call on its frame. */
export interface StageFrameHandle {
  /** Takes the focus without its ring, which is for keyboard users. */
  focusQuietly(): void
  /** Whether the stage or something in it has the focus. */
  holdsFocus(): boolean
}
