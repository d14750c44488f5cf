import type { Translation } from '../../catalogue/catalogue'

export const spanishTasks = {
  status: {
    moves: '{name}: {done, number} de {total, plural, one {# jugada} other {# jugadas}}',
    closer: '{name}: revisando las jugadas dudosas',
    share: '{name}, {share}',
    paused: '{name}, en pausa',
    failed: '{name} se detuvo',
    more: '{words} y {more, number} más',
    pause: 'Pausar',
    resume: 'Continuar',
  },
  title: 'En curso',
  description: 'Búsquedas en segundo plano: su progreso y orden, y cómo pausarlas o detenerlas',
  lead: 'Las tareas usan el procesador en este orden. Una partida contra el motor siempre va primero.',
  none: 'No hay nada en curso.',
  kinds: {
    report: 'Informe',
    preparation: 'Preparación',
    setup: 'Colocación',
    pricing: 'Valores de la colocación',
    placements: 'Colocaciones',
    guess: 'Valor de una posición',
    drill: 'Jugada probada',
    practice: 'Partida de práctica',
  },
  part: '{kind}, partida {number, number} de {total, number}',
  states: {
    running: '{share}',
    waiting:
      '{share}, {behind, select, game {espera a la partida} screen {espera a lo que hay en pantalla} other {espera a las tareas de arriba}}',
    paused: '{share}, en pausa',
    failed: '{share}, se detuvo',
  },
  left: {
    hours: 'quedan {hours} h',
    minutes: 'quedan {minutes} min',
    seconds: 'quedan {seconds} s',
  },
  pause: 'Pausar {title}',
  resume: 'Reanudar {title}',
  stop: 'Detener {title}',
  up: 'Subir {title}',
  down: 'Bajar {title}',
} as const satisfies Translation['tasks']
