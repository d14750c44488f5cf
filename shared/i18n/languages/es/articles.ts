/** Feminine pieces; the names of all others are masculine. */
const FEMININE = ['dama', 'torre'] as const

/** The same, several of them. */
const FEMININES = ['damas', 'torres'] as const

/**
 * A piece with what agrees with it, for an argument that holds the name of a piece as `pieces.one` has it. The message chooses by
 * that name, which tells the gender: `la torre`, `el alfil`.
 *
 * @param feminine what stands before a feminine piece
 * @param masculine what stands before a masculine piece
 * @param participle without its ending, behind the piece: `clavad` for `la torre clavada`
 */
const agreeing = (argument: string, feminine: string, masculine: string, participle = ''): string => {
  const behind = (ending: string) => (participle === '' ? '' : ` ${participle}${ending}`)
  const choices = FEMININE.map(piece => `${piece} {${feminine} ${piece}${behind('a')}}`).join(' ')
  return `{${argument}, select, ${choices} other {${masculine} {${argument}}${behind('o')}}}`
}

/** `la torre`, `el alfil`. */
export const el = (argument = 'piece'): string => agreeing(argument, 'la', 'el')

/** `La torre`, `El alfil`, at the beginning of a sentence. */
export const capitalEl = (argument = 'piece'): string => agreeing(argument, 'La', 'El')

/** `de la torre`, `del alfil`. */
export const del = (argument = 'piece'): string => agreeing(argument, 'de la', 'del')

/** `a la torre`, `al alfil`. */
export const al = (argument = 'piece'): string => agreeing(argument, 'a la', 'al')

/** `una torre`, `un alfil`. */
export const un = (argument = 'piece'): string => agreeing(argument, 'una', 'un')

/** `ninguna torre`, `ningún alfil`. */
export const ningun = (argument = 'piece'): string => agreeing(argument, 'ninguna', 'ningún')

/** `una nueva torre`, `un nuevo alfil`. */
export const unNuevo = (argument = 'piece'): string => agreeing(argument, 'una nueva', 'un nuevo')

/** `La otra torre`, `El otro alfil`, at the beginning of a sentence. */
export const capitalElOtro = (argument = 'piece'): string => agreeing(argument, 'La otra', 'El otro')

/** `la torre clavada`, `el alfil clavado`, by a participle without its ending. */
export const elWith = (participle: string, argument = 'piece'): string =>
  agreeing(argument, 'la', 'el', participle)

/** `La torre equivocada`, at the beginning of a sentence. */
export const capitalElWith = (participle: string, argument = 'piece'): string =>
  agreeing(argument, 'La', 'El', participle)

/** `a la torre clavada`, `al alfil clavado`. */
export const alWith = (participle: string, argument = 'piece'): string =>
  agreeing(argument, 'a la', 'al', participle)

/** `ambas torres`, `ambos alfiles`, for an argument that holds a name as `pieces.several` has it. */
export const ambos = (argument = 'pieces'): string =>
  `{${argument}, select, ${FEMININES.map(pieces => `${pieces} {ambas ${pieces}}`).join(' ')} other {ambos {${argument}}}}`
