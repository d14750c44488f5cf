import type { PublishedFile } from '@shared/ipc/contract'

const MEDIA: Readonly<Record<string, string>> = {
  html: 'text/html',
  txt: 'text/plain',
  pgn: 'application/vnd.chess-pgn',
  svg: 'image/svg+xml',
  png: 'image/png',
  gif: 'image/gif',
}

const mediumOf = ({ suggestedName }: PublishedFile): string =>
  MEDIA[suggestedName.slice(suggestedName.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

const contentOf = (file: PublishedFile): string | Uint8Array<ArrayBuffer> => {
  if ('text' in file) return file.text
  if (file.form === 'pdf') return file.html
  return Uint8Array.from(atob(file.base64), char => char.charCodeAt(0))
}

/** A published file as a Blob of the browser. */
export const blobOf = (file: PublishedFile): Blob => new Blob([contentOf(file)], { type: mediumOf(file) })
