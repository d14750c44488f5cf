import { describe, expect, test } from 'vitest'
import { documentInformation, withInformation } from '../../../../electron/publish/pdfInformation'

const OBJECTS =
  '%PDF-1.4\n1 0 obj\n<</Creator (Mozilla)\n/CreationDate (D:20250101000000Z)>>\nendobj\n2 0 obj\n<</Type /Catalog>>\nendobj\n'
const START = OBJECTS.length
const PDF = `${OBJECTS}xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000073 00000 n \ntrailer\n<</Size 3\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${START}\n%%EOF\n`

const INFORMATION = { Title: 'Ann – Bo', Subject: '', Keywords: 'Ann, Bo', Creator: 'Backrank' }

const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

describe('a PDF', () => {
  test('gets its information in an update after its original bytes', () => {
    const text = Buffer.from(withInformation(Buffer.from(PDF, 'latin1'), INFORMATION)).toString('latin1')
    expect(text.startsWith(PDF)).toBe(true)
    const update = text.slice(PDF.length)
    expect(update).toContain(`/Title ${utf16('Ann – Bo')}`)
    expect(update).toContain(`/Keywords ${utf16('Ann, Bo')}`)
    expect(update).toContain('/CreationDate (D:20250101000000Z)')
    expect(update).not.toContain('/Subject')
    expect(update).toContain(`<</Size 4\n/Root 2 0 R\n/Info 3 0 R\n/Prev ${START}>>`)
    const at = Number(/startxref\n(\d+)/.exec(update)?.[1])
    expect(text.slice(at)).toMatch(/^xref\n3 1\n(\d{10}) 00000 n \n/)
    expect(text.slice(Number(text.slice(at + 9, at + 19)))).toMatch(/^3 0 obj/)
  })

  test('with another kind of ending stays unchanged', () => {
    const other = Buffer.from('%PDF-1.5\nstartxref\n9\n%%EOF\n')
    expect(withInformation(other, INFORMATION)).toBe(other)
  })
})

test('the information of a document is read from its head, with its entities decoded', () => {
  const html =
    '<head><meta name="generator" content="Backrank"><meta name="description" content="A &amp; B"><meta name="keywords" content="&quot;x&quot;, &amp;lt;"><title>A &lt; B</title></head><body><meta name="keywords" content="no">'
  expect(documentInformation(html)).toEqual({
    Title: 'A < B',
    Subject: 'A & B',
    Keywords: '"x", &lt;',
    Creator: 'Backrank',
  })
})
