import { procedureName } from '@shared/procedures/words/names'
import type { Role } from '@shared/board/role'
import { t } from '@shared/i18n/t'
import { letterOf, rolesOf, type Ground } from '@shared/procedures/model/ground'
import type { Procedure, Region, SecondArmy, Step, StepKind } from '@shared/procedures/model/procedure'
import { roleOfCapital } from '@shared/variants/army'
import type { RankCondition } from '@shared/variants/variant'

const MAX_ID_LENGTH = 60

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** An id made of a name: `My own way` is `my-own-way`. */
export const idOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_ID_LENGTH) || 'procedure'

/** The name and id with a number behind, so that no other procedure has them. */
export const unusedName = (name: string, taken: readonly Procedure[]): Pick<Procedure, 'id' | 'name'> => {
  const ids = new Set(taken.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`
    if (!ids.has(idOfName(numbered))) return { id: idOfName(numbered), name: numbered }
  }
}

/** A procedure of one's own to begin with: one that exists, under another name. */
export const copyOf = (procedure: Procedure, taken: readonly Procedure[]): Procedure => {
  const copy: Mutable<Procedure> = {
    ...procedure,
    ...unusedName(t('diceEditor.mine', { name: procedureName(procedure).split(':')[0]! }), taken),
  }
  delete copy.source
  return copy
}

/** The letters of an army, as many as there are pieces: `KQRRBBNN`. */
export const armyText = (ground: Ground, pieces: Procedure['pieces']): string =>
  rolesOf(ground)
    .map(role => letterOf(ground, role).repeat(pieces[role] ?? 0))
    .join('')

/** The pieces of a text; what is not a letter of the army is left out. */
export const rolesOfText = (ground: Ground, text: string): readonly Role[] =>
  Array.from(text.toUpperCase()).flatMap(letter => {
    const role = roleOfCapital(ground.army, letter)
    return role === undefined || role === 'pawn' ? [] : [role]
  })

export const piecesOfText = (ground: Ground, text: string): Procedure['pieces'] => {
  const pieces: Partial<Record<Role, number>> = {}
  for (const role of rolesOfText(ground, text)) pieces[role] = (pieces[role] ?? 0) + 1
  return pieces
}

/** The techniques that a step can have, as they are chosen. */
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

/** A step of a kind as it is before anything in it is chosen. */
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

/** Conditions that can be chosen, each as it is before anything in it is chosen. */
export const CONDITIONS = {
  oppositeColors: { kind: 'oppositeColors', roles: ['bishop', 'bishop'] },
  bishopsApart: { kind: 'bishopsApart' },
  kingBetweenRooks: { kind: 'kingBetweenRooks' },
  pawnsGuarded: { kind: 'pawnsGuarded' },
  mirroredPairs: { kind: 'mirroredPairs' },
  differsFrom: { kind: 'differsFrom', rank: 'RNBQKBNR', files: 1 },
} as const satisfies { readonly [K in RankCondition['kind']]: RankCondition }

/** Regions that can be chosen; those that name a piece are counted from it. */
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

/** The draft for another system, or for none: letters and squares are then its own. */
export const forVariant = (draft: Procedure, variant: Procedure['variant'], model?: Procedure): Procedure => {
  if (variant === undefined) {
    const free: Mutable<Procedure> = { ...draft }
    delete free.variant
    return free
  }
  return { ...draft, variant, ...(model && { rank: model.rank, pieces: model.pieces, second: model.second }) }
}

/** How the second army may be thrown. */
export const SECONDS = {
  mirrored: { kind: 'mirrored' },
  reversed: { kind: 'reversed' },
  alternate: { kind: 'own', turns: 'alternate' },
  after: { kind: 'own', turns: 'after' },
} as const satisfies Readonly<Record<string, SecondArmy>>

/** The name of it in {@link SECONDS}. */
export const secondOf = (second: SecondArmy): keyof typeof SECONDS =>
  second.kind === 'own' ? second.turns : second.kind

/** The place of the step that a fault names, if it names one. */
export const stepOfPath = (path: string): number | undefined => {
  const found = /^\/steps\/(\d+)/.exec(path)?.[1]
  return found === undefined ? undefined : Number(found)
}
