import type { Translation } from '../../catalogue/catalogue'

export const spanishPasting = {
  title: 'Pegar jugadas',
  description: 'Adónde van las jugadas del portapapeles',
  moves: 'Jugadas del portapapeles',
  where: {
    continues: 'Continúan la línea después de {place}.',
    varies: 'Se insertan como variante después de {place}.',
    known: 'Todas están ya en la partida.',
    nothing: 'Ninguna se puede jugar aquí.',
  },
  start: 'la posición inicial',
  always: 'Hacer lo mismo a partir de ahora',
  alwaysHint: 'Se puede cambiar en los ajustes',
  newTab: 'Pestaña nueva',
  insert: 'Insertar',
  inserted:
    '{count, plural, =0 {Texto pegado después de {place}} one {# jugada pegada después de {place}} other {# jugadas pegadas después de {place}}}',
  known: 'Estas jugadas ya están en la partida',
  unplayed:
    '«{found}», en la línea {line, number}, columna {column, number}, no se puede jugar; el texto se conserva',
  unplayedMore: '{count, plural, one {# línea más se interrumpe} other {# líneas más se interrumpen}}',
  otherStart: {
    system: 'Abierta en una pestaña nueva: es una partida de otro sistema',
    position: 'Abierta en una pestaña nueva: empieza desde otra posición',
  },
  noMoves: 'El portapapeles no tiene jugadas que encajen en esta partida',
  noGame: 'No hay ninguna partida abierta donde pegar jugadas',
} as const satisfies Translation['pasting']
