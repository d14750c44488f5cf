import type { Translation } from '../../catalogue/catalogue'

export const spanishOutcomes = {
  checkmate: '{winner, select, white {Jaque mate, ganan las blancas} other {Jaque mate, ganan las negras}}',
  won: '{winner, select, white {Ganan las blancas} other {Ganan las negras}}',
  stalemate: 'Tablas: rey ahogado',
  insufficientMaterial: 'Tablas: ningún bando puede dar mate',
  fiftyMoves: 'Tablas: cincuenta jugadas sin captura ni jugada de peón',
  threefold: 'Tablas: la misma posición por tercera vez',
} as const satisfies Translation['outcomes']
