import latinStyle from './printLatin.css?published'
import latinExtendedStyle from './printLatinExtended.css?published'

/** The style that brings the typeface of Latin texts on paper along. */
export const PRINT_FACES = `${latinStyle.text}${latinExtendedStyle.text}`
