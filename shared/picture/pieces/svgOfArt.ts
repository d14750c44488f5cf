/** The SVG text that a data URI holds; undefined for any other picture. */
export const svgOfArt = (uri: string): string | undefined => {
  const comma = uri.indexOf(',')
  const head = uri.slice(0, comma)
  const body = uri.slice(comma + 1)
  if (!head.startsWith('data:image/svg+xml')) return undefined
  const text = head.endsWith(';base64') ? atob(body) : decodeURIComponent(body)
  return text.includes('<svg') ? text.slice(text.indexOf('<svg')) : undefined
}
