import type { Translation } from '../../catalogue/catalogue'

export const spanishGames = {
  search: {
    label: 'Buscar partidas',
    placeholder: 'Buscar partidas',
    clear: 'Mostrar todas las partidas',
    found: '{count, number} encontradas',
  },
  list: 'Partidas',
  none: 'No hay partidas en este archivo',
  noMatch: 'Ninguna partida coincide con «{query}»',
  wider:
    '{count, plural, one {# partida coincide con «{query}».} other {# partidas coinciden con «{query}».}}',
  showWider: 'Mostrar estas',
  showAll: 'Mostrar las {count, number}',
  row: {
    couplet: 'minimatch {couplet}',
    untitled: 'Partida {number, number}',
    notSaved: 'Sin guardar',
    plies: '{count, plural, one {# media jugada} other {# medias jugadas}}',
    broken:
      '{count, plural, =0 {No se puede leer la partida} one {Solo se puede leer # media jugada; el resto se conserva como texto} other {Solo se pueden leer # medias jugadas; el resto se conserva como texto}}',
    round: 'ronda {round}',
    line: 'línea {line, number}',
  },
  sort: {
    by: 'Ordenar por',
    gamesBy: 'Ordenar las partidas por',
    falling: 'Descendente',
    rising: 'Ascendente',
  },
  sortKeys: {
    number: 'Número de partida',
    white: 'Blancas',
    whiteElo: 'Elo de las blancas',
    black: 'Negras',
    blackElo: 'Elo de las negras',
    event: 'Evento',
    round: 'Ronda',
    date: 'Fecha',
    system: 'Sistema',
    start: 'Inicio',
    startNumber: 'Número del inicio',
    result: 'Resultado',
    couplet: 'Minimatch',
    plies: 'Duración',
    faults: 'Errores de lectura',
  },
  ends: {
    first: 'Esta es la primera partida de {file}',
    last: 'Esta es la última partida de {file}',
    firstFound: 'Esta es la primera partida con «{query}»',
    lastFound: 'Esta es la última partida con «{query}»',
    firstShown: 'Esta es la primera partida que muestran los filtros',
    lastShown: 'Esta es la última partida que muestran los filtros',
  },
} as const satisfies Translation['games']
