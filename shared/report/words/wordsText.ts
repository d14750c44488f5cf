import type { Square } from '../../board/square'
import { fileName, fileOf, squareName } from '../../board/square'
import { t } from '../../i18n/t'
import { roleName, rolesName } from '../../i18n/names/pieceNames'
import type { VariantDefinition } from '../../variants/variant'
import type {
  By,
  GameEnding,
  Gaining,
  NamedMove,
  Purpose,
  Remark,
  Statement,
  Story,
  Way,
  Winning,
} from './remark'

type Names = Pick<VariantDefinition, 'army' | 'board'>

/** A sentence that speaks of one kind of thing. */
type Of<Kind extends Statement['kind']> = Extract<Statement, { readonly kind: Kind }>

/** `24. Qxd7`, `24... Nc2+`. */
const moveText = ({ number, color, san }: NamedMove): string =>
  `${number}${color === 'white' ? '.' : '...'} ${san}`

const fileText = (square: Square, { board }: Names): string => fileName(fileOf(square, board))

const winningText = (by: By, move: string, how: Winning, way: Way, names: Names): string => {
  const { army, board } = names
  switch (how.kind) {
    case 'fork':
    case 'skewer': {
      const [one, other] = [roleName(how.one, army), roleName(how.other, army)]
      return how.one === how.other
        ? t(`words.${by}.${how.kind}Two.${way}`, { move, pieces: rolesName(how.one, army) })
        : t(`words.${by}.${how.kind}.${way}`, { move, one, other })
    }
    case 'promotes': {
      const piece = roleName(how.role, army)
      return how.taken
        ? t(`words.${by}.promotesTaking.${way}`, { move, piece, taken: roleName(how.taken, army) })
        : t(`words.${by}.promotes.${way}`, { move, piece })
    }
    case 'discoveredCheck':
      return t(`words.${by}.discoveredCheck.${way}`, { move })
    case 'gain':
      return t(`words.${by}.gain.${way}`, { move, gain: how.gain })
    case 'queens':
      return t(`words.${by}.queens.${way}`, { move, file: fileText(how.square, names) })
    case 'discoveredAttack':
    case 'pin':
    case 'pinnedPiece':
    case 'trap':
    case 'overload':
    case 'removesGuard':
      return t(`words.${by}.${how.kind}.${way}`, {
        move,
        piece: roleName(how.role, army),
        square: squareName(how.square, board),
      })
  }
}

const gainingText = (by: By, move: string, gaining: Gaining, way: Way, names: Names): string => {
  switch (gaining.kind) {
    case 'attack':
    case 'queenTrade':
    case 'pawnBreak':
    case 'seventhRank':
      return t(`words.position.${by}.${gaining.kind}.${way}`, { move })
    case 'pawnHit':
      return t(`words.position.${by}.pawnHit.${way}`, {
        move,
        square: squareName(gaining.square, names.board),
      })
    case 'openFile':
    case 'passedPawn':
    case 'blockade':
    case 'behindPasser':
    case 'doubling':
      return t(`words.position.${by}.${gaining.kind}.${way}`, { move, file: fileText(gaining.square, names) })
    case 'tempo':
    case 'trade':
    case 'outpost':
    case 'pin':
    case 'hit':
      return t(`words.position.${by}.${gaining.kind}.${way}`, {
        move,
        piece: roleName(gaining.role, names.army),
        square: squareName(gaining.square, names.board),
      })
  }
}

const purposeText = (move: string, purpose: Purpose, way: Way, names: Names): string => {
  switch (purpose.kind) {
    case 'kingCenter':
    case 'check':
      return t(`words.purpose.${purpose.kind}.${way}`, { move })
    case 'scope':
      return t(`words.moreScope.${way}`, { move, piece: roleName(purpose.role, names.army) })
    case 'space':
      return t(`words.purpose.space.${way}`, { move, wing: purpose.wing })
    case 'guard':
    case 'restraint':
    case 'central':
    case 'pieceTaken':
    case 'opens':
      return t(`words.purpose.${purpose.kind}.${way}`, {
        move,
        piece: roleName(purpose.role, names.army),
        square: squareName(purpose.square, names.board),
      })
    case 'contest':
      return t(`words.purpose.contest.${way}`, { move, file: fileText(purpose.square, names) })
    case 'pawnTaken':
    case 'pawnTrade':
    case 'lever':
      return t(`words.purpose.${purpose.kind}.${way}`, {
        move,
        square: squareName(purpose.square, names.board),
      })
  }
}

/** What a move does without winning anything by force. */
const aimText = (remark: Of<'position' | 'purpose'>, way: Way, names: Names): string => {
  const move = moveText(remark.move)
  return remark.kind === 'position'
    ? gainingText(remark.by, move, remark.gaining, way, names)
    : purposeText(move, remark.purpose, way, names)
}

const MANNERS = { backRank: 'backRank', smothered: 'smothered' } as const
const MATES = { mateAllowed: 'Allowed', mateMissed: 'Missed' } as const

type OfEnd = Of<
  'mateAllowed' | 'mateMissed' | 'stalemate' | `${'repetition' | 'perpetual' | 'fiftyMoves'}Allowed`
>

/** How the game may end at once, or by force. */
const endText = (remark: OfEnd, way: Way): string => {
  switch (remark.kind) {
    case 'mateAllowed':
    case 'mateMissed': {
      const { kind, moves, manner } = remark
      const move = moveText(remark.move)
      return manner
        ? t(`words.${MANNERS[manner]}${MATES[kind]}.${way}`, { move })
        : t(`words.${kind}.${way}`, { count: moves, move })
    }
    case 'stalemate':
      return t('words.stalemate')
    case 'repetitionAllowed':
    case 'perpetualAllowed':
    case 'fiftyMovesAllowed':
      return t(`words.${remark.kind}.${way}`)
  }
}

/** What the move leaves its side with, or without. */
const weaknessText = (remark: Of<'weakness' | 'rightGivenUp'>, way: Way, names: Names): string => {
  if (remark.kind === 'rightGivenUp') return t(`words.rightGivenUp.${remark.right}.${way}`)
  const { color, weakness } = remark
  return weakness.kind === 'doubled' || weakness.kind === 'isolated'
    ? t(`words.weakness.${weakness.kind}.${way}`, { color, file: fileText(weakness.square, names) })
    : t(`words.weakness.${weakness.kind}.${way}`, { color })
}

const openingText = ({ ahead, cause }: Of<'openingOver'>): string => {
  if (!ahead) return t('words.openingOver.level')
  const { color, lead } = ahead
  return cause
    ? t(`words.openingOver.${lead}After`, { color, move: moveText(cause) })
    : t(`words.openingOver.${lead}`, { color })
}

const matedText = (
  { role, square, manner }: Extract<GameEnding, { readonly kind: 'mated' }>,
  { army, board }: Names,
): string => {
  const piece = roleName(role, army)
  if (manner === 'smothered') return t('words.ending.matedSmothered')
  return manner === 'backRank'
    ? t('words.ending.matedBackRank', { piece })
    : t('words.ending.mated', { piece, square: squareName(square, board) })
}

const endingText = (ending: GameEnding, names: Names): string => {
  switch (ending.kind) {
    case 'mated':
      return matedText(ending, names)
    case 'lostMaterial':
      return t('words.ending.lostMaterial', { color: ending.color, gain: ending.gain })
    case 'lostToMate':
      return t('words.ending.lostToMate', { color: ending.color, count: ending.moves })
    case 'lost':
    case 'lostEarly':
    case 'drawnAhead':
      return t(`words.ending.${ending.kind}`, { color: ending.color })
    case 'drawnLevel':
    case 'stalemate':
      return t(`words.ending.${ending.kind}`)
  }
}

const storyText = (story: Story): string => {
  switch (story.kind) {
    case 'levelDraw':
    case 'livelyDraw':
      return t(`words.story.${story.kind}`)
    case 'won':
      return t('words.story.won', { color: story.color })
    case 'led':
      return t('words.story.led', { color: story.color, from: story.from })
    case 'turned':
    case 'cameBack':
    case 'missedWin':
      return t(`words.story.${story.kind}`, { color: story.color, move: moveText(story.move) })
  }
}

const lossText = (
  remark: Of<'canBeTaken' | 'stillTaken' | 'loses'>,
  way: Way,
  { army, board }: Names,
): string => {
  if (remark.kind === 'loses')
    return t(`words.loses.${way}`, { gain: remark.gain, move: moveText(remark.move) })
  const [piece, square] = [roleName(remark.role, army), squareName(remark.square, board)]
  if (remark.kind === 'stillTaken') return t(`words.stillTaken.${way}`, { piece, square })
  const key = remark.isMoved ? 'movedCanBeTaken' : 'canBeTaken'
  return t(`words.${key}.${way}`, { piece, square, move: moveText(remark.move) })
}

const onlyText = (remark: Of<'onlyMove' | 'onlyOther'>, way: Way): string =>
  remark.kind === 'onlyMove'
    ? t(`words.onlyMove.${remark.aim}.${way}`)
    : t(`words.onlyOther.${remark.aim}.${way}`, { move: moveText(remark.move) })

/** Said of a game, not of a move. */
type OfGame = Of<'openingOver' | 'turningPoint' | 'ending' | 'story'>

const gameText = (remark: OfGame, names: Names): string => {
  switch (remark.kind) {
    case 'openingOver':
      return openingText(remark)
    case 'turningPoint':
      return remark.color === 'nobody'
        ? t('words.turningPoint.drawn')
        : t('words.turningPoint.won', { color: remark.color })
    case 'ending':
      return endingText(remark.ending, names)
    case 'story':
      return storyText(remark.story)
  }
}

/** How a move relates to the best one. */
type OfKinship = Of<
  | 'wrongTaker'
  | 'rightMove'
  | 'wrongSquare'
  | 'goesBack'
  | 'developmentMissed'
  | 'pushMissed'
  | 'greedy'
  | 'prevented'
  | 'ruledOut'
  | 'squareLeft'
  | 'pawnLeft'
  | 'otherCastling'
  | 'tooEarly'
  | 'atOnce'
  | 'rightUnused'
  | 'placement'
>

const POOR_PLACES = { rim: 'onTheRim', home: 'goesHome', scope: 'moreScope', none: 'wrongSquare' } as const

const kinshipText = (remark: OfKinship, way: Way, names: Names): string => {
  const move = moveText(remark.move)
  switch (remark.kind) {
    case 'wrongSquare':
      return t(`words.${POOR_PLACES[remark.why ?? 'none']}.${way}`, {
        piece: roleName(remark.role, names.army),
        move,
      })
    case 'wrongTaker':
    case 'rightMove':
    case 'developmentMissed':
    case 'goesBack':
      return t(`words.${remark.kind}.${way}`, { piece: roleName(remark.role, names.army), move })
    case 'pushMissed':
      return t(`words.pushMissed.${way}`, { file: fileText(remark.square, names), move })
    case 'placement':
      return t(`words.placement.${remark.fault}.${way}`, {
        square: squareName(remark.square, names.board),
        move,
      })
    case 'greedy':
    case 'pawnLeft':
      return t(`words.${remark.kind}.${way}`, { square: squareName(remark.square, names.board), move })
    case 'tooEarly':
    case 'atOnce':
    case 'otherCastling':
      return t(`words.${remark.kind}.${way}`, { move })
    case 'squareLeft':
      return t(`words.squareLeft.${way}`, {
        piece: roleName(remark.role, names.army),
        square: squareName(remark.square, names.board),
        move,
      })
    case 'rightUnused':
      return t(`words.rightUnused.${remark.right}.${way}`, { move })
    case 'prevented':
    case 'ruledOut':
      return t(`words.${remark.kind}.${way}`, { answer: moveText(remark.answer), move })
  }
}

/** How the chances change. */
const swingText = (remark: Of<'swing' | 'swingSlight' | 'swingBeside'>, way: Way): string => {
  const { color } = remark
  switch (remark.kind) {
    case 'swing':
      return t(`words.swing.${remark.swing}.${way}`, { color, move: moveText(remark.move) })
    case 'swingSlight':
      return t(`words.swingSlight.${remark.swing}.${way}`, { color, move: moveText(remark.move) })
    case 'swingBeside':
      return t(`words.swingBeside.${remark.swing}.${way}`, { color })
  }
}

/** A remark as a sentence, in the language that is spoken. */
export const remarkText = (remark: Remark, names: Names): string => {
  const { way = 'one' } = remark
  switch (remark.kind) {
    case 'mateAllowed':
    case 'mateMissed':
    case 'stalemate':
    case 'repetitionAllowed':
    case 'perpetualAllowed':
    case 'fiftyMovesAllowed':
      return endText(remark, way)
    case 'canBeTaken':
    case 'stillTaken':
    case 'loses':
      return lossText(remark, way, names)
    case 'allowed':
    case 'missed':
      return winningText(remark.kind, moveText(remark.move), remark.how, way, names)
    case 'onlyMove':
    case 'onlyOther':
      return onlyText(remark, way)
    case 'position':
    case 'purpose':
      return aimText(remark, way, names)
    case 'weakness':
    case 'rightGivenUp':
      return weaknessText(remark, way, names)
    case 'swing':
    case 'swingSlight':
    case 'swingBeside':
      return swingText(remark, way)
    case 'takeBackMissed':
    case 'stillMissed':
    case 'repetitionMissed':
    case 'perpetualMissed':
    case 'fiftyMovesMissed':
      return t(`words.${remark.kind}.${way}`, { move: moveText(remark.move) })
    case 'tooEarly':
    case 'atOnce':
    case 'rightUnused':
    case 'wrongTaker':
    case 'rightMove':
    case 'wrongSquare':
    case 'goesBack':
    case 'developmentMissed':
    case 'pushMissed':
    case 'greedy':
    case 'prevented':
    case 'ruledOut':
    case 'squareLeft':
    case 'pawnLeft':
    case 'otherCastling':
    case 'placement':
      return kinshipText(remark, way, names)
    case 'openingOver':
    case 'turningPoint':
    case 'ending':
    case 'story':
      return gameText(remark, names)
  }
}

/** All sentences about a move. */
export const wordsText = (remarks: readonly Remark[], names: Names): string =>
  remarks.map(remark => remarkText(remark, names)).join(' ')
