import type { Figure } from '../../board/role'
import { roleOfCapital } from '../../variants/army'
import { figureOf } from '../../i18n/names/pieceNames'
import type { Army } from '../../variants/variant'
import type { Lettering } from '../choices'

const FIGURINES: Partial<Record<Figure, string>> = {
  knight: '♘',
  bishop: '♗',
  rook: '♖',
  queen: '♕',
  king: '♔',
}

const figurine = (army: Army, letter: string): string => {
  const role = roleOfCapital(army, letter)
  return (role && FIGURINES[figureOf(role, army)]) ?? letter
}

/** A move as it is printed: with figurines where Unicode has them, or as SAN writes it. */
export const writtenMove = (san: string, army: Army, lettering: Lettering): string =>
  lettering === 'letters' || san.startsWith('O-O')
    ? san
    : san.replaceAll(/[A-Z]/g, letter => figurine(army, letter))
