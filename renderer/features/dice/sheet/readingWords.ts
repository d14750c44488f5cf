import { t } from '@shared/i18n/t'
import { FREE } from '@shared/procedures/model/ground'
import { planFor, sidesOf, type Thing } from '@shared/procedures/model/plan'
import { EQUIPMENT, type Equipment, type Procedure } from '@shared/procedures/model/procedure'
import { equipmentName } from '@shared/procedures/words/names'

/** How a square is thrown for with one kind of equipment, a sentence or more to a line. */
export interface ReadingWords {
  readonly equipment: Equipment
  readonly title: string
  readonly lines: readonly string[]
}

/** What is thrown in the second of the two throws that so many squares take; undefined where one is enough. */
const secondThing = (equipment: Equipment, squares: number): Thing | undefined => {
  const plan = planFor(equipment, squares)
  return plan?.kind === 'half' ? plan.thing : undefined
}

const linesOf = (equipment: Equipment, squares: number): readonly string[] => {
  const twice = secondThing(equipment, squares)
  if (equipment === 'coins')
    return [
      t('diceSheet.reading.coinPair'),
      t('diceSheet.reading.coinNumber'),
      ...(twice ? [t('diceSheet.reading.coinTwice')] : []),
    ]
  return [
    ...(equipment === 'dice' ? [t('diceSheet.reading.smallest')] : []),
    t('diceSheet.reading.pair'),
    t('diceSheet.reading.number'),
    ...(twice ? [t('diceSheet.reading.twice', { sides: sidesOf(twice) })] : []),
  ]
}

const usedIn = ({ equipment, steps }: Procedure): ReadonlySet<Equipment> =>
  new Set([...equipment, ...steps.flatMap(step => ('with' in step && step.with ? [step.with] : []))])

/** How to read what is thrown, for all equipment that a procedure names. */
export const readingWords = (procedure: Procedure): readonly ReadingWords[] => {
  const squares = procedure.rank.split(FREE).length - 1
  const used = usedIn(procedure)
  return EQUIPMENT.filter(equipment => used.has(equipment)).map(equipment => ({
    equipment,
    title: t('diceSheet.reading.title', { equipment: equipmentName(equipment) }),
    lines: linesOf(equipment, squares),
  }))
}
