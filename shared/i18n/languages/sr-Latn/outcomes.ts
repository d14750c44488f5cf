import type { Translation } from '../../catalogue/catalogue'

export const serbianOutcomes = {
  checkmate: '{winner, select, white {Mat, beli pobeđuje} other {Mat, crni pobeđuje}}',
  won: '{winner, select, white {Beli pobeđuje} other {Crni pobeđuje}}',
  stalemate: 'Remi: pat',
  insufficientMaterial: 'Remi: nijedna strana ne može da matira',
  fiftyMoves: 'Remi: pedeset poteza bez uzimanja i bez poteza pešakom',
  threefold: 'Remi: ista pozicija po treći put',
} as const satisfies Translation['outcomes']
