/** Articles of the genders: `der Turm`, `die Dame`, `das Pferd`. */
interface Articles {
  readonly masculine: string
  readonly feminine: string
  readonly neuter: string
}

/**
 * A piece with its article, for an argument that holds the name of a piece as `pieces.one` has it. The message chooses by that
 * name, which all but tells the gender: `den Bauern`, `die Dame`, `den Turm`.
 *
 * @param ending what the nouns `Elefant` and `Soldat` take in this case; `Bauer` has one letter less
 */
const declined = (argument: string, { masculine, feminine, neuter }: Articles, ending: '' | 'en'): string =>
  `{${argument}, select, Dame {${feminine} Dame} Kanone {${feminine} Kanone} Pferd {${neuter} Pferd} ` +
  `Bauer {${masculine} Bauer${ending.slice(1)}} Elefant {${masculine} Elefant${ending}} ` +
  `Soldat {${masculine} Soldat${ending}} other {${masculine} {${argument}}}}`

/** `der Turm`, the subject of a sentence. */
export const der = (argument = 'piece'): string =>
  declined(argument, { masculine: 'der', feminine: 'die', neuter: 'das' }, '')

/** `Der Turm`, at the beginning of a sentence. */
export const capitalDer = (argument = 'piece'): string =>
  declined(argument, { masculine: 'Der', feminine: 'Die', neuter: 'Das' }, '')

/** `den Turm`, the object of a verb. */
export const den = (argument = 'piece'): string =>
  declined(argument, { masculine: 'den', feminine: 'die', neuter: 'das' }, 'en')

/** `Den Turm`, at the beginning of a sentence. */
export const capitalDen = (argument = 'piece'): string =>
  declined(argument, { masculine: 'Den', feminine: 'Die', neuter: 'Das' }, 'en')

/** `dem Turm`, after `von`, `mit` and the like. */
export const dem = (argument = 'piece'): string =>
  declined(argument, { masculine: 'dem', feminine: 'der', neuter: 'dem' }, 'en')

/** `ein Turm`, the subject of a sentence. */
export const ein = (argument = 'piece'): string =>
  declined(argument, { masculine: 'ein', feminine: 'eine', neuter: 'ein' }, '')

/** `einen Turm`, the object of a verb. */
export const einen = (argument = 'piece'): string =>
  declined(argument, { masculine: 'einen', feminine: 'eine', neuter: 'ein' }, 'en')

/** `einem Turm`, after `von`, `mit` and the like. */
export const einem = (argument = 'piece'): string =>
  declined(argument, { masculine: 'einem', feminine: 'einer', neuter: 'einem' }, 'en')

/** `keinen Turm`, the object of a verb. */
export const keinen = (argument = 'piece'): string =>
  declined(argument, { masculine: 'keinen', feminine: 'keine', neuter: 'kein' }, 'en')

/** `der falsche Turm`, `die falsche Dame`, with an adjective between article and piece. */
export const derWith = (adjective: string, argument = 'piece'): string =>
  declined(
    argument,
    { masculine: `der ${adjective}e`, feminine: `die ${adjective}e`, neuter: `das ${adjective}e` },
    '',
  )

/** `Der falsche Turm`, at the beginning of a sentence. */
export const capitalDerWith = (adjective: string, argument = 'piece'): string =>
  declined(
    argument,
    { masculine: `Der ${adjective}e`, feminine: `Die ${adjective}e`, neuter: `Das ${adjective}e` },
    '',
  )

/** `den gefesselten Turm`, the object of a verb. */
export const denWith = (adjective: string, argument = 'piece'): string =>
  declined(
    argument,
    { masculine: `den ${adjective}en`, feminine: `die ${adjective}e`, neuter: `das ${adjective}e` },
    'en',
  )

/** `einem neuen Turm`, after `von`, `mit` and the like. */
export const einemWith = (adjective: string, argument = 'piece'): string =>
  declined(
    argument,
    { masculine: `einem ${adjective}en`, feminine: `einer ${adjective}en`, neuter: `einem ${adjective}en` },
    'en',
  )
