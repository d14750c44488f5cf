import type { Translation } from '../../catalogue/catalogue'

export const spanishDiceOdds = {
  title: 'Este procedimiento',
  notWorkedOut: 'Las probabilidades no están calculadas.',
  workOut: 'Calcularlas',
  progress: 'Calculando las probabilidades: paso {step, number} de {all, number}',
  estimating: 'Estimando las probabilidades: {done, number} de {all, number} sorteos',
  crashed: 'no se calculan las probabilidades',
  crashedWith: 'no se calculan las probabilidades: {message}',
  verdict: '{verdict}.',
  verdictEach: '{verdict}, para cada jugador.',
  verdictWhite: '{verdict}, para las blancas.',
  fair: 'Todas las filas igual de probables',
  fairPairs: 'Todas las parejas de filas igual de probables',
  starts:
    'Solo {starts, number} de las {ranks, number} filas son inicios de {system}. Con cualquier otra se tira de nuevo desde el principio: hacen falta unos {attempts, number} intentos y {throws, number} tiradas hasta obtener un inicio.',
  unfair: 'Algunas filas {ratio} veces tan probables como otras',
  most: 'Más probable',
  least: 'Menos probable',
  share: '{count, number} con {share}',
  chart: {
    sameRanks: 'Todas las filas tienen la misma probabilidad',
    samePairs: 'Todas las parejas tienen la misma probabilidad',
    ranks: 'De {least} a {most} veces la probabilidad equitativa de las filas',
    pairs: 'De {least} a {most} veces la probabilidad equitativa de las parejas',
  },
  both: {
    title: 'Ambos ejércitos juntos',
    estimate:
      'Hay demasiadas parejas para probabilidades exactas. Esto es una estimación; sus errores (±) son dos errores típicos.',
    follows:
      'El ejército de las negras se deduce del de las blancas, así que cada pareja es tan probable como la fila de las blancas sola.',
    verdict: '{bond}. {verdict}.',
    black: 'El sorteo de las negras, por sí solo, {verdict}.',
  },
  estimate: {
    title: 'Una estimación',
    tooMany:
      'Hay demasiadas filas para probabilidades exactas. Tirado una y otra vez, el procedimiento {repeats}.',
    errors: 'Los errores (±) son dos errores típicos.',
  },
  figures: {
    ranks: 'Filas',
    pairs: 'Parejas',
    least: 'Mínimo',
    most: 'Máximo',
    ratio: 'Mayor / menor',
    entropy: 'Entropía',
    bits: '{bits} bits de {most}',
    throws: 'Tiradas esperadas',
    throwsEach: '{throws} por jugador',
    thrown: 'Tirado',
    times: '{count, plural, one {# vez} other {# veces}}',
    seed: 'semilla {seed}',
    seen: 'Visto',
    seenRanks: '{count, plural, one {# fila distinta} other {# filas distintas}}',
    seenPairs:
      '{count, plural, one {# pareja de ejércitos distinta} other {# parejas de ejércitos distintas}}',
    atLeast: 'puede haber más',
    even: 'Tan parejo como',
    evenRanks: '{count} filas igual de probables',
    evenPairs: '{count} parejas de ejércitos igual de probables',
    unknown: 'desconocido: nada salió dos veces',
  },
} as const satisfies Translation['diceOdds']
