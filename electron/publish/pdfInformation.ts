/** The information dictionary of a PDF. */
export interface PdfInformation {
  readonly Title: string
  readonly Subject: string
  readonly Keywords: string
  readonly Creator: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const unescaped = (html: string): string =>
  html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, found => ENTITIES[found]!)

const metaIn = (html: string, name: string): string =>
  unescaped(new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '')

/** Reads the information about a published document from its head. */
export const documentInformation = (html: string): PdfInformation => {
  const head = html.slice(0, html.indexOf('</title>') + '</title>'.length)
  return {
    Title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    Subject: metaIn(head, 'description'),
    Keywords: metaIn(head, 'keywords'),
    Creator: metaIn(head, 'generator'),
  }
}

/** A text in the form that PDF uses: UTF-16, big-endian, with byte order mark. */
const hexText = (text: string): string =>
  `<${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce(
    (hex, unit) => hex + unit.toString(16).padStart(4, '0'),
    'feff',
  )}>`

const TRAILER = /trailer\s*<<([^]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/
/** The number of bytes at the end in which the trailer is looked for. */
const TAIL = 4096

const entry = (dictionary: string, name: string): string | undefined =>
  new RegExp(`/${name}\\s+(\\d+ \\d+ R|\\[[^\\]]*\\]|\\d+)`).exec(dictionary)?.[1]

/** The creation date of the PDF, from the information it already has. */
const dateIn = (pdf: Buffer, reference: string | undefined): string => {
  const number = reference?.split(' ')[0]
  if (number === undefined) return ''
  const start = pdf.indexOf(`\n${number} 0 obj`)
  const object = start < 0 ? '' : pdf.subarray(start, pdf.indexOf('endobj', start)).toString('latin1')
  return /\/CreationDate \([^)]*\)/.exec(object)?.[0] ?? ''
}

/**
 * Adds title and other metadata to a PDF, as an update at its end: nothing that was in the file moves. A file whose end is not in the form
 * that Chromium writes is returned unchanged.
 */
export const withInformation = (bytes: Uint8Array, information: PdfInformation): Uint8Array => {
  const pdf = Buffer.from(bytes)
  const [, dictionary, before] = TRAILER.exec(pdf.subarray(-TAIL).toString('latin1')) ?? []
  const size = Number(entry(dictionary ?? '', 'Size'))
  const root = entry(dictionary ?? '', 'Root')
  if (dictionary === undefined || before === undefined || !size || root === undefined) return bytes
  const fields = Object.entries(information)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `/${name} ${hexText(text as string)}`)
  const date = dateIn(pdf, entry(dictionary, 'Info'))
  const id = entry(dictionary, 'ID')
  const object = `${size} 0 obj\n<<${[...fields, date].filter(text => text !== '').join('\n')}>>\nendobj\n`
  const xref = `xref\n${size} 1\n${String(pdf.length).padStart(10, '0')} 00000 n \n`
  const trailer = `trailer\n<</Size ${size + 1}\n/Root ${root}\n/Info ${size} 0 R\n/Prev ${before}${id === undefined ? '' : `\n/ID ${id}`}>>\n`
  const end = `startxref\n${pdf.length + object.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(object + xref + trailer + end, 'latin1')])
}

/** The number of pages of a PDF from Chromium, in which pages are objects in plain text. */
export const pageCount = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0
