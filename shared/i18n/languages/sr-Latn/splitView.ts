import type { Translation } from '../../catalogue/catalogue'

export const serbianSplitView = {
  label: 'Dve partije jedna pored druge',
  half: '{side, select, left {Leva partija: {game}} other {Desna partija: {game}}}',
  board: '{side, select, left {Tabla leve partije} other {Tabla desne partije}}',
  moves: '{side, select, left {Potezi leve partije} other {Potezi desne partije}}',
  together: 'Zajedno',
  togetherHint: 'Korak u jednoj partiji je korak i u drugoj {key}',
  swap: 'Zameni strane',
  close: 'Nazad na jednu partiju {key}',
  none: 'Prvo prikažite drugu partiju pored ove',
  nothingOpen: 'Prvo otvorite neku partiju',
  choose: {
    title: 'Prikaži pored ove partije',
    description: 'Upišite ime da nađete otvorenu karticu ili partiju u ovoj datoteci',
    placeholder: 'Nađi partiju',
    label: 'Partija',
    results: 'Partije',
    none: 'Nema takvih partija',
    tabs: 'Otvorene kartice',
    games: 'Partije iz ove datoteke',
  },
} as const satisfies Translation['splitView']
