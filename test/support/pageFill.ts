import { execFileSync } from 'node:child_process'

/** A page of a PDF as far as its layout goes. */
export interface PageFill {
  /** How far down the page its text goes, as a share of the height between the margins. */
  readonly full: number
  /** Between head and foot. */
  readonly words: number
}

/** Above the head and below the foot there is nothing of the games, in points. */
const HEAD = 50
const FOOT = 52

interface Word {
  readonly bottom: number
}

const PAGE = /<page width="[\d.]+" height="([\d.]+)">([^]*?)<\/page>/g
const WORD = /<word xMin="[\d.]+" yMin="[\d.]+" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)<\/word>/g

const wordsOf = (page: string, height: number): readonly Word[] =>
  Array.from(page.matchAll(WORD), ([, bottom, text = '']) => ({
    bottom: Number(bottom),
    text,
  })).filter(({ bottom }) => bottom > HEAD && bottom < height - FOOT)

const lowest = (words: readonly Word[]): number => Math.max(HEAD, ...words.map(({ bottom }) => bottom))

/**
 * How full the pages of a PDF are, by the places of their words.
 *
 * @param pdftotext the program
 */
export const pageFills = (pdftotext: string, file: string): readonly PageFill[] => {
  const xml = execFileSync(pdftotext, ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  return Array.from(xml.matchAll(PAGE), ([, height, content = '']) => {
    const words = wordsOf(content, Number(height))
    const bottom = lowest(words)
    return {
      full: (bottom - HEAD) / (Number(height) - FOOT - HEAD),
      words: words.length,
    }
  })
}
