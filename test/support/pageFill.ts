import { execFileSync } from 'node:child_process'

/** The layout of a page of a PDF. */
export interface PageFill {
  /** How far down the page its text goes, as a share of the height between the margins. */
  readonly full: number
  /** The number of words between head and foot. */
  readonly words: number
}

/** The heights of head and foot, in points: they contain nothing of the games. */
const HEAD = 50
const FOOT = 52

interface Word {
  readonly left: number
  readonly bottom: number
  readonly text: string
}

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">([^]*?)<\/page>/g
const WORD = /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)<\/word>/g

const wordsOf = (page: string, height: number): readonly Word[] =>
  Array.from(page.matchAll(WORD), ([, left, bottom, text = '']) => ({
    left: Number(left),
    bottom: Number(bottom),
    text,
  })).filter(({ bottom }) => bottom > HEAD && bottom < height - FOOT)

const lowest = (words: readonly Word[]): number => Math.max(HEAD, ...words.map(({ bottom }) => bottom))

interface Page {
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
}

const pagesOf = (pdftotext: string, file: string): readonly Page[] => {
  const xml = execFileSync(pdftotext, ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  return Array.from(xml.matchAll(PAGE), ([, width, height, content = '']) => ({
    width: Number(width),
    height: Number(height),
    words: wordsOf(content, Number(height)),
  }))
}

/**
 * How full the pages of a PDF are, by the positions of their words.
 *
 * @param pdftotext the path of the program
 */
export const pageFills = (pdftotext: string, file: string): readonly PageFill[] =>
  pagesOf(pdftotext, file).map(({ height, words }) => ({
    full: (lowest(words) - HEAD) / (height - FOOT - HEAD),
    words: words.length,
  }))

/**
 * The word with which the second column of each page begins; on the first page, from the height of the first move on.
 */
export const secondColumns = (pdftotext: string, file: string): readonly string[] => {
  const pages = pagesOf(pdftotext, file)
  return pages.map(({ width, words }, place) => {
    const top = place === 0 ? words.find(({ text }) => text === '1.')!.bottom - 1 : HEAD
    const column = words.filter(({ left, bottom }) => left > width / 2 && bottom >= top)
    const first = Math.min(...column.map(({ bottom }) => bottom))
    return column.find(({ bottom }) => bottom <= first + 1)?.text ?? ''
  })
}
