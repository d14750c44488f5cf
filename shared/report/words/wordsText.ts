import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import { fileName, fileOf, squareName, type Square } from '../../board/square'
import { t } from '../../i18n/t'
import { roleName, rolesName } from '../../i18n/names/pieceNames'
import type { VariantDefinition } from '../../variants/variant'
import type { NamedMove, Remark, Statement, Way } from './remark'

type Names = Pick<VariantDefinition, 'army' | 'board'>

type Of<Kind extends Statement['kind']> = Statement & { readonly kind: Kind }

/** A move as text: `24. Qxd7`, `24... Nc2+`. */
const moveText = ({ number, color, san }: NamedMove): string =>
  `${number}${color === 'white' ? '.' : '...'} ${san}`

/** The parts of a statement that sentences can name, as far as it has them. */
interface Said {
  readonly kind: string
  readonly move?: NamedMove
  readonly answer?: NamedMove
  readonly role?: Role
  readonly square?: Square
  readonly color?: Color
}

const named = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('a sentence names what the remark does not have')
  return thing
}

/** The values for the placeholders of a sentence, each computed only when a sentence asks for it. */
const valuesOf = (said: Said, { army, board }: Names) => ({
  get move() {
    return moveText(named(said.move))
  },
  get answer() {
    return moveText(named(said.answer))
  },
  get piece() {
    return roleName(named(said.role), army)
  },
  get square() {
    return squareName(named(said.square), board)
  },
  get file() {
    return fileName(fileOf(named(said.square), board))
  },
  get color() {
    return named(said.color)
  },
})

/** Words a statement as a sentence. */
type Sentence<Said> = (remark: Said, way: Way, names: Names) => string

const winningText: Sentence<Of<'allowed' | 'missed'>> = ({ kind: by, how, move }, way, names) => {
  const values = valuesOf({ ...how, move }, names)
  const { army } = names
  if (how.kind === 'gain') return t(`words.${by}.gain.${way}`, { move: values.move, gain: how.gain })
  if (how.kind === 'promotes' && how.taken) {
    const taken = roleName(how.taken, army)
    return t(`words.${by}.promotesTaking.${way}`, { move: values.move, piece: values.piece, taken })
  }
  if (how.kind !== 'fork' && how.kind !== 'skewer') return t(`words.${by}.${how.kind}.${way}`, values)
  const [one, other] = [roleName(how.one, army), roleName(how.other, army)]
  return how.one === how.other
    ? t(`words.${by}.${how.kind}Two.${way}`, { move: values.move, pieces: rolesName(how.one, army) })
    : t(`words.${by}.${how.kind}.${way}`, { move: values.move, one, other })
}

const purposeText: Sentence<Of<'purpose'>> = ({ purpose, move }, way, names) => {
  const values = valuesOf({ ...purpose, move }, names)
  if (purpose.kind === 'scope') return t(`words.moreScope.${way}`, values)
  return purpose.kind === 'space'
    ? t(`words.purpose.space.${way}`, { move: values.move, wing: purpose.wing })
    : t(`words.purpose.${purpose.kind}.${way}`, values)
}

const MATES = { mateAllowed: 'Allowed', mateMissed: 'Missed' } as const

const mateText: Sentence<Of<'mateAllowed' | 'mateMissed'>> = ({ kind, moves, manner, ...said }, way) => {
  const move = moveText(said.move)
  return manner
    ? t(`words.${manner}${MATES[kind]}.${way}`, { move })
    : t(`words.${kind}.${way}`, { count: moves, move })
}

const openingText: Sentence<Of<'openingOver'>> = ({ ahead, cause }) => {
  if (!ahead) return t('words.openingOver.level')
  const { color, lead } = ahead
  return cause
    ? t(`words.openingOver.${lead}After`, { color, move: moveText(cause) })
    : t(`words.openingOver.${lead}`, { color })
}

const MATED = { backRank: 'matedBackRank', smothered: 'matedSmothered', none: 'mated' } as const

const endingText: Sentence<Of<'ending'>> = ({ ending }, _, names) => {
  const values = valuesOf(ending, names)
  if (ending.kind === 'mated') return t(`words.ending.${MATED[ending.manner ?? 'none']}`, values)
  if (ending.kind === 'lostMaterial')
    return t('words.ending.lostMaterial', { color: ending.color, gain: ending.gain })
  return ending.kind === 'lostToMate'
    ? t('words.ending.lostToMate', { color: ending.color, count: ending.moves })
    : t(`words.ending.${ending.kind}`, values)
}

const storyText: Sentence<Of<'story'>> = ({ story }, _, names) =>
  story.kind === 'led'
    ? t('words.story.led', { color: story.color, from: story.from })
    : t(`words.story.${story.kind}`, valuesOf(story, names))

const onlyText: Sentence<Of<'onlyMove' | 'onlyOther'>> = (remark, way, names) =>
  t(`words.${remark.kind}.${remark.aim}.${way}`, valuesOf(remark, names))

const rightText: Sentence<Of<'rightGivenUp' | 'rightUnused'>> = (remark, way, names) =>
  t(`words.${remark.kind}.${remark.right}.${way}`, valuesOf(remark, names))

const POOR_PLACES = { rim: 'onTheRim', home: 'goesHome', scope: 'moreScope', none: 'wrongSquare' } as const

/** Sentences that depend on more of a remark than its kind. */
const CHOSEN = {
  mateAllowed: mateText,
  mateMissed: mateText,
  allowed: winningText,
  missed: winningText,
  canBeTaken: (remark, way, names) =>
    t(`words.${remark.isMoved ? 'movedCanBeTaken' : 'canBeTaken'}.${way}`, valuesOf(remark, names)),
  loses: ({ gain, move }, way) => t(`words.loses.${way}`, { gain, move: moveText(move) }),
  stalemate: () => t('words.stalemate'),
  onlyMove: onlyText,
  onlyOther: onlyText,
  position: ({ by, gaining, move }, way, names) =>
    t(`words.position.${by}.${gaining.kind}.${way}`, valuesOf({ ...gaining, move }, names)),
  purpose: purposeText,
  weakness: ({ weakness, color }, way, names) =>
    t(`words.weakness.${weakness.kind}.${way}`, valuesOf({ ...weakness, color }, names)),
  rightGivenUp: rightText,
  rightUnused: rightText,
  swing: (remark, way, names) => t(`words.swing.${remark.swing}.${way}`, valuesOf(remark, names)),
  swingSlight: (remark, way, names) => t(`words.swingSlight.${remark.swing}.${way}`, valuesOf(remark, names)),
  swingBeside: (remark, way, names) => t(`words.swingBeside.${remark.swing}.${way}`, valuesOf(remark, names)),
  wrongSquare: (remark, way, names) =>
    t(`words.${POOR_PLACES[remark.why ?? 'none']}.${way}`, valuesOf(remark, names)),
  placement: (remark, way, names) => t(`words.placement.${remark.fault}.${way}`, valuesOf(remark, names)),
  openingOver: openingText,
  turningPoint: ({ color }) =>
    color === 'nobody' ? t('words.turningPoint.drawn') : t('words.turningPoint.won', { color }),
  ending: endingText,
  story: storyText,
} satisfies { readonly [Kind in Statement['kind']]?: Sentence<Of<Kind>> }

type Plain = Exclude<Statement['kind'], keyof typeof CHOSEN>

const isPlain = (remark: Statement): remark is Of<Plain> => !(remark.kind in CHOSEN)

/** A remark as a sentence in the current language. */
export const remarkText = (remark: Remark, names: Names): string => {
  const { way = 'one' } = remark
  if (isPlain(remark)) return t(`words.${remark.kind}.${way}`, valuesOf(remark, names))
  const sentence = CHOSEN[remark.kind as keyof typeof CHOSEN] as Sentence<Statement>
  return sentence(remark, way, names)
}

/** All sentences about a move. */
export const wordsText = (remarks: readonly Remark[], names: Names): string =>
  remarks.map(remark => remarkText(remark, names)).join(' ')
