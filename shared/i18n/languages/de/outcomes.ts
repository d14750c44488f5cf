import type { Translation } from '../../catalogue/catalogue'

export const germanOutcomes = {
  checkmate: '{winner, select, white {Matt, Weiß gewinnt} other {Matt, Schwarz gewinnt}}',
  won: '{winner, select, white {Weiß gewinnt} other {Schwarz gewinnt}}',
  stalemate: 'Remis: Patt',
  insufficientMaterial: 'Remis: keine Seite kann mattsetzen',
  fiftyMoves: 'Remis: fünfzig Züge ohne Schlag- oder Bauernzug',
  threefold: 'Remis: dieselbe Stellung zum dritten Mal',
} as const satisfies Translation['outcomes']
