import type { Translation } from '../../catalogue/catalogue'

export const spanishSplitView = {
  label: 'Dos partidas, una junto a otra',
  half: '{side, select, left {Partida izquierda: {game}} other {Partida derecha: {game}}}',
  board: '{side, select, left {Tablero de la partida izquierda} other {Tablero de la partida derecha}}',
  moves: '{side, select, left {Jugadas de la partida izquierda} other {Jugadas de la partida derecha}}',
  together: 'Avanzar a la vez',
  togetherHint: 'Un paso en una partida es un paso en la otra {key}',
  swap: 'Cambiar lados',
  close: 'Volver a una sola partida {key}',
  none: 'Mostrar antes otra partida junto a esta',
  nothingOpen: 'Abrir antes una partida',
  choose: {
    title: 'Mostrar junto a esta partida',
    description: 'Escribir un nombre para encontrar una pestaña abierta o una partida de este archivo',
    placeholder: 'Buscar una partida',
    label: 'Partida',
    results: 'Partidas',
    none: 'Ninguna partida coincide',
    tabs: 'Pestañas abiertas',
    games: 'Partidas de este archivo',
  },
} as const satisfies Translation['splitView']
