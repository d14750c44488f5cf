import type { Translation } from '../catalogue/catalogue'

export const spanishStartCard = {
  title: 'Inicio',
  fold: 'Ocultar el inicio',
  unfold: 'Mostrar el inicio',
  otherGames: 'Otras partidas con este inicio',
  copyFen: 'Copiar FEN de la primera posición',
  copied: 'Copiado',
  fenCopied: 'FEN copiado',
  rules: 'Reglas de {system}',
  rights: 'Derechos',
  dice: 'Dados',
  showThrows: '{log}: mostrar estas tiradas en el asistente de dados',
  facts: {
    system: 'Sistema',
    throw: 'Tirada',
    start: 'Inicio',
    array: 'Disposición',
    chess960: 'Chess960',
    date: 'Fecha',
  },
  numbered: '{number, number} de {count, number}',
  onlyOne: 'el único',
  emptyRanks: 'filas iniciales vacías',
  ownPosition: 'una posición propia',
  soFar: '{plies, plural, one {# media jugada hasta ahora} other {# medias jugadas hasta ahora}}',
  setUp: '{plies, plural, one {colocada en # media jugada} other {colocada en # medias jugadas}}',
} as const satisfies Translation['startCard']
