import latinStyle from './printLatin.css?published'
import latinExtendedStyle from './printLatinExtended.css?published'

/** The style sheet with the typeface of Latin texts for paper. */
export const PRINT_FACES = `${latinStyle.text}${latinExtendedStyle.text}`
