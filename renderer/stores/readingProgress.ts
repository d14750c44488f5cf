/** How much of a large file has been read. */
export interface ReadingProgress {
  readonly path: string
  readonly readBytes: number
  readonly totalBytes: number
}

/** What is shown after the news: nothing once all of the file is read; the end of another changes nothing. */
export const progressAfter = (
  shown: ReadingProgress | undefined,
  news: ReadingProgress,
): ReadingProgress | undefined => {
  if (news.readBytes < news.totalBytes) return news
  return shown?.path === news.path ? undefined : shown
}
