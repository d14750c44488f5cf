/** Letters that Unicode does not split into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ŀ: 'l',
  ŉ: 'n',
  ſ: 's',
}
const UNPLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** The text without case and accents, so that `dordevic` finds `Đorđević` and `strasse` finds `Straße`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNPLAIN, letter => PLAIN[letter]!)
