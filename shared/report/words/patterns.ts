import {
  behindPasserOf,
  blockadeOf,
  doublingOf,
  hitOf,
  pinOf,
  seventhRankOf,
  openFileOf,
  outpostOf,
  pawnBreakOf,
  pawnHitOf,
  tempoOf,
  queenTradeOf,
  tradeOf,
} from './activity'
import { A_PAWN, A_PIECE } from './bearing'
import {
  atOnce,
  detour,
  goesBack,
  greedyMove,
  pawnLeft,
  poorSquare,
  preventedAnswer,
  pushMissed,
  ruledOut,
  squareLeft,
  tooEarly,
  wrongSquare,
  wrongTaker,
  developmentMissed,
} from './betterMove'
import { drawAllowed, drawMissed, mateAllowed, mateMissed } from './mates'
import { attackOf } from './kingAttack'
import { gainingRemark, type FindGaining } from './lines'
import { materialLost, materialMissed } from './missed'
import { onlyOther } from './onlyMove'
import { passedPawnOf } from './passed'
import { pieceLeft, purposeMissed } from './purpose'
import type { By, Remark } from './remark'
import { otherCastling, rightGivenUp, rightUnused } from './rights'
import { swing, swingOfMistake } from './swing'
import { pawnWeaknessLeft, weaknessLeft } from './weaknesses'
import type { WordsContext } from './wordsContext'

/** A pattern that can be found in a faulty move. */
export interface Pattern {
  /** Whether it is about what the other side gets, what the player could have had, or how the move goes wrong. */
  readonly about: By | 'manner'
  /** Set if it is worth a sentence beside another one. */
  readonly isTelling?: true
  /** Set if it is forced; all other patterns depend on evaluations. */
  readonly isForced?: true
  /** Set if only evaluations and lines are needed, so that it works however the pieces of the army capture. */
  readonly fitsAnyArmy?: true
  /** Set if it explains a mistake only in part, so that the change of the chances is mentioned as well. */
  readonly isLesser?: true
  readonly find: (place: WordsContext) => Remark | undefined
}

/** Finds nothing for a side that gets mated by force, because nothing else matters then. */
const unlessMated =
  (find: Pattern['find']): Pattern['find'] =>
  place =>
    mateAllowed(place) ? undefined : find(place)

const position = (by: By, find: FindGaining): Pattern => ({ about: by, find: gainingRemark(by, find) })

const both = (find: FindGaining): readonly Pattern[] => [position('allowed', find), position('missed', find)]

const lesser = (find: FindGaining): readonly Pattern[] =>
  both(find).map(pattern => ({ ...pattern, isLesser: true }))

/** All patterns of faulty moves, the most telling first. */
export const PATTERNS: readonly Pattern[] = [
  { about: 'missed', isTelling: true, isForced: true, fitsAnyArmy: true, find: mateMissed },
  { about: 'allowed', isTelling: true, isForced: true, fitsAnyArmy: true, find: mateAllowed },
  { about: 'allowed', isTelling: true, isForced: true, find: materialLost },
  { about: 'allowed', isTelling: true, isForced: true, find: drawAllowed },
  { about: 'missed', isTelling: true, isForced: true, find: drawMissed },
  {
    about: 'missed',
    isTelling: true,
    isForced: true,
    find: unlessMated(place => materialMissed(place, A_PIECE)),
  },
  { about: 'missed', isForced: true, find: unlessMated(place => materialMissed(place, A_PAWN)) },
  { about: 'missed', isTelling: true, isForced: true, find: onlyOther },
  { about: 'missed', isLesser: true, find: pieceLeft },
  { about: 'manner', find: wrongTaker },
  ...both(attackOf),
  ...both(passedPawnOf),
  { about: 'manner', find: tooEarly },
  { about: 'allowed', find: weaknessLeft },
  ...both(outpostOf),
  ...both(tempoOf),
  ...both(pawnBreakOf),
  { about: 'manner', isLesser: true, find: otherCastling },
  { about: 'manner', isLesser: true, find: rightGivenUp },
  ...lesser(seventhRankOf),
  ...lesser(pinOf),
  ...lesser(hitOf),
  { about: 'allowed', isLesser: true, find: pawnLeft },
  { about: 'manner', isLesser: true, find: greedyMove },
  { about: 'missed', isLesser: true, find: pushMissed },
  { about: 'missed', isLesser: true, find: rightUnused },
  ...lesser(pawnHitOf),
  ...lesser(openFileOf),
  ...lesser(behindPasserOf),
  ...lesser(blockadeOf),
  ...lesser(doublingOf),
  { about: 'missed', isLesser: true, find: purposeMissed },
  { about: 'manner', isLesser: true, find: detour },
  { about: 'manner', isLesser: true, find: goesBack },
  { about: 'allowed', isLesser: true, find: squareLeft },
  ...lesser(queenTradeOf),
  ...lesser(tradeOf),
  { about: 'manner', isLesser: true, find: preventedAnswer },
  { about: 'manner', isLesser: true, find: ruledOut },
  { about: 'missed', isLesser: true, find: developmentMissed },
  { about: 'missed', isLesser: true, find: atOnce },
  { about: 'manner', isLesser: true, find: poorSquare },
  { about: 'manner', fitsAnyArmy: true, find: swingOfMistake },
  { about: 'allowed', find: pawnWeaknessLeft },
  { about: 'manner', find: wrongSquare },
  { about: 'manner', fitsAnyArmy: true, find: swing },
]
