import { expect, test } from 'vitest'
import { pageCount } from '../../../../electron/publish/pdfInformation'

test('the pages of a PDF are counted without the tree that holds them', () => {
  const pdf =
    '5 0 obj\n<</Type /Page\n/Parent 2 0 R>>\nendobj\n6 0 obj\n<</Type/Page>>\n2 0 obj\n<</Type /Pages /Kids [5 0 R 6 0 R]>>'
  expect(pageCount(Buffer.from(pdf))).toBe(2)
  expect(pageCount(Buffer.from('%PDF-1.4'))).toBe(0)
})
