import type { Translation } from '../../catalogue/catalogue'

export const spanishMistakes = {
  title: 'Tus errores',
  lead: 'Cada error y error grave tuyo en una partida analizada se convierte en una posición para resolver: encontrar la jugada mejor.',
  name: 'Tu nombre en las partidas',
  nameHint: 'Como está en las etiquetas White y Black; basta el apellido.',
  offered: 'Jugadores de partidas abiertas con errores',
  found: 'Lo encontrado',
  none: 'Aún no hay errores. Abrir o analizar una partida tuya: lo que encuentre el análisis se añade aquí solo.',
  count:
    '{count, plural, one {# posición} other {# posiciones}} de tus partidas: {due, number} pendientes, {fresh, number} nuevas.',
  train: 'Entrenar',
  gather: 'Añadir de {count, number} partidas de {file}',
  gathered:
    '{count, plural, =0 {En {file} no hay errores tuyos marcados} one {# posición encontrada en {file}} other {# posiciones encontradas en {file}}}',
  deck: '{color, select, white {Tus errores con blancas} other {Tus errores con negras}}',
} as const satisfies Translation['mistakes']
