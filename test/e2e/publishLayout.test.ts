// @module-tag electron
// @module-tag pdftotext
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { pageFills, secondColumns } from '../support/pageFill'
import { programPath } from '../support/programPath'
import { tenDocuments } from '../support/tenDocuments'

const electron = programPath('electron')
const pdftotext = programPath('pdftotext')
const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-layout-'))

/** The folder where the documents are kept for people to look at if BACKRANK_PICTURES is set. */
const KEPT = path.join('test', 'e2e', 'artefacts', 'documents')

afterAll(() => {
  if (process.env.BACKRANK_PICTURES) {
    mkdirSync(KEPT, { recursive: true })
    cpSync(folder, KEPT, { recursive: true })
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Prints a document, unless it is printed already. */
const printed = (name: string, pgn: string, ...flags: readonly string[]): string => {
  const [source, file] = [path.join(folder, `${name}.pgn`), path.join(folder, `${name}.pdf`)]
  if (existsSync(file)) return file
  writeFileSync(source, pgn)
  const { status, stderr } = spawnSync(
    process.execPath,
    ['out/main/cli.js', 'publish', source, '-o', file, ...flags],
    { encoding: 'utf8', env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: path.dirname(electron) } },
  )
  expect([status, stderr]).toEqual([0, ''])
  return file
}

/** The least share of a page that is filled, except for the last one. */
const LEAST = 0.6
/** The last page must have more words than this. */
const FEW = 12

describe('a printed document', () => {
  const documents = tenDocuments()

  test('is one of ten documents', () => {
    expect(documents).toHaveLength(10)
  })

  test.each(documents)('fills its pages: $name', ({ name, pgn }) => {
    const pages = pageFills(pdftotext, printed(name, pgn))
    for (const [place, { full }] of pages.slice(0, -1).entries())
      expect([place + 1, full >= LEAST ? 'full' : full]).toEqual([place + 1, 'full'])
    expect(pages.at(-1)!.words).toBeGreaterThan(FEW)
  })

  test.each(['freestyle-1', 'freestyle-2'])('begins a column with a paragraph: %s', name => {
    const { pgn } = documents.find(one => one.name === name)!
    for (const word of secondColumns(pdftotext, printed(name, pgn))) expect(word).toMatch(/^\d+(\.|…)/)
  })

  // Letters written as drawings (Type 3) are larger, and programs print and search them badly.
  test('embeds its letters as fonts', () => {
    const { name, pgn } = documents[0]!
    const pdf = readFileSync(printed(name, pgn), 'latin1')
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter/)
    expect(pdf).not.toContain('/Type3')
  })

  test.each(['freestyle-3', 'four-hundred-remarks'])('fills a single column: %s', name => {
    const { pgn } = documents.find(one => one.name === name)!
    const pages = pageFills(pdftotext, printed(`${name}-column`, pgn, '--columns', '1'))
    for (const [place, { full }] of pages.slice(0, -1).entries())
      expect([place + 1, full >= LEAST ? 'full' : full]).toEqual([place + 1, 'full'])
  })
})
