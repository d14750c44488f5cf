import { procedureName } from '@shared/procedures/words/names'
import { pocketOf } from '@shared/board/pocket'
import type { Role } from '@shared/board/role'
import { t } from '@shared/i18n/t'
import { letterOf, rolesOf, type Ground } from '@shared/procedures/model/ground'
import type { Procedure, Region, SecondArmy, Step, StepKind } from '@shared/procedures/model/procedure'
import { roleOfCapital } from '@shared/variants/army'
import type { RankCondition } from '@shared/variants/variant'

const MAX_ID_LENGTH = 60

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Makes an id of a name: `My own way` becomes `my-own-way`. */
export const idOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_ID_LENGTH) || 'procedure'

/** The name and its id, with a number added if another procedure has them. */
export const unusedName = (name: string, taken: readonly Procedure[]): Pick<Procedure, 'id' | 'name'> => {
  const ids = new Set(taken.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`
    if (!ids.has(idOfName(numbered))) return { id: idOfName(numbered), name: numbered }
  }
}

/** A new procedure for the user to begin with: a copy of an existing one under another name. */
export const copyOf = (procedure: Procedure, taken: readonly Procedure[]): Procedure => {
  const copy: Mutable<Procedure> = {
    ...procedure,
    ...unusedName(t('diceEditor.mine', { name: procedureName(procedure).split(':')[0]! }), taken),
  }
  delete copy.source
  return copy
}

/** The letters of an army, one for each piece: `KQRRBBNN`. */
export const armyText = (ground: Ground, pieces: Procedure['pieces']): string =>
  rolesOf(ground)
    .map(role => letterOf(ground, role).repeat(pieces[role] ?? 0))
    .join('')

/** The pieces named in a text; anything that is not a letter of the army is skipped. */
export const rolesOfText = (ground: Ground, text: string): readonly Role[] =>
  Array.from(text.toUpperCase()).flatMap(letter => {
    const role = roleOfCapital(ground.army, letter)
    return role === undefined || role === 'pawn' ? [] : [role]
  })

export const piecesOfText = (ground: Ground, text: string): Procedure['pieces'] =>
  pocketOf(rolesOfText(ground, text))

/** The kinds of step in the order in which they are offered. */
export const STEP_KINDS = [
  'place',
  'mirrored',
  'bishopsOpposite',
  'bishopsFree',
  'kingInside',
  'rooksAroundKing',
  'kingAndRooksLast',
  'fill',
  'swap',
  'check',
] as const satisfies readonly StepKind[]

/** A new step of a kind, with its defaults. */
export const newStep = (kind: StepKind): Step => {
  switch (kind) {
    case 'place':
      return { kind, piece: 'queen' }
    case 'mirrored':
      return { kind, piece: 'rook', partner: 'rook' }
    case 'bishopsOpposite':
      return { kind, first: 'dark' }
    case 'bishopsFree':
    case 'kingInside':
    case 'rooksAroundKing':
    case 'kingAndRooksLast':
      return { kind }
    case 'fill':
      return { kind, pieces: ['knight', 'knight'] }
    case 'swap':
      return { kind, piece: 'king', never: ['rook'], conditions: [CONDITIONS.oppositeColors] }
    case 'check':
      return { kind, conditions: [CONDITIONS.bishopsApart] }
  }
}

/** The conditions that can be chosen, each with its defaults. */
export const CONDITIONS = {
  oppositeColors: { kind: 'oppositeColors', roles: ['bishop', 'bishop'] },
  bishopsApart: { kind: 'bishopsApart' },
  kingBetweenRooks: { kind: 'kingBetweenRooks' },
  pawnsGuarded: { kind: 'pawnsGuarded' },
  mirroredPairs: { kind: 'mirroredPairs' },
  differsFrom: { kind: 'differsFrom', rank: 'RNBQKBNR', files: 1 },
} as const satisfies { readonly [K in RankCondition['kind']]: RankCondition }

/** The regions that can be chosen; those that name a piece are relative to it. */
export const REGION_CHOICES = {
  dark: { kind: 'color', color: 'dark' },
  light: { kind: 'color', color: 'light' },
  corner: { kind: 'color', color: 'corner' },
  beside: { kind: 'color', color: 'beside' },
  inner: { kind: 'inner' },
  leftWing: { kind: 'wing', side: 'left' },
  rightWing: { kind: 'wing', side: 'right' },
  leftOf: { kind: 'leftOf', piece: 'king' },
  rightOf: { kind: 'rightOf', piece: 'king' },
  otherColor: { kind: 'otherColor', piece: 'bishop' },
} as const satisfies Readonly<Record<string, Region>>

const withoutPiece = (region: Region): string => JSON.stringify({ ...region, piece: undefined })

/** The name of a region in {@link REGION_CHOICES}. */
export const regionName = (region: Region): string =>
  Object.entries(REGION_CHOICES).find(([, known]) => withoutPiece(known) === withoutPiece(region))?.[0] ?? ''

/** The draft for another system, or for none, with the letters and squares of `model`. */
export const forVariant = (draft: Procedure, variant: Procedure['variant'], model?: Procedure): Procedure => {
  if (variant === undefined) {
    const free: Mutable<Procedure> = { ...draft }
    delete free.variant
    return free
  }
  return { ...draft, variant, ...(model && { rank: model.rank, pieces: model.pieces, second: model.second }) }
}

/** The ways to throw the second army. */
export const SECONDS = {
  mirrored: { kind: 'mirrored' },
  reversed: { kind: 'reversed' },
  alternate: { kind: 'own', turns: 'alternate' },
  after: { kind: 'own', turns: 'after' },
} as const satisfies Readonly<Record<string, SecondArmy>>

/** The name of a way in {@link SECONDS}. */
export const secondOf = (second: SecondArmy): keyof typeof SECONDS =>
  second.kind === 'own' ? second.turns : second.kind

/** The index of the step that a fault is about; undefined if it is not about a step. */
export const stepOfPath = (path: string): number | undefined => {
  const found = /^\/steps\/(\d+)/.exec(path)?.[1]
  return found === undefined ? undefined : Number(found)
}
