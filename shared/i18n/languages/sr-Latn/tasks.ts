import type { Translation } from '../../catalogue/catalogue'

export const serbianTasks = {
  status: {
    moves: '{name}: {done, number} od {total, plural, one {# poteza} few {# poteza} other {# poteza}}',
    closer: '{name}: ponovo se proveravaju sumnjivi potezi',
    share: '{name}, {share}',
    paused: '{name}: zaustavljeno',
    failed: '{name}: prekinuto',
    more: '{words} i još {more, number}',
    pause: 'Zaustavi',
    resume: 'Nastavi',
  },
  title: 'U toku',
  description: 'Pretrage u pozadini: njihov napredak i redosled, zaustavljanje i prekidanje',
  lead: 'Poslovi koriste procesor ovim redom. Partija protiv motora uvek ima prednost.',
  none: 'Ništa nije u toku.',
  kinds: {
    report: 'Izveštaj',
    preparation: 'Priprema',
    setup: 'Postavljanje',
    pricing: 'Vrednosti postavljanja',
    placements: 'Postavke',
    guess: 'Pogađan potez',
    drill: 'Isproban potez',
    practice: 'Vežbovna partija',
  },
  part: '{kind}, partija {number, number} od {total, number}',
  states: {
    running: '{share}',
    waiting:
      '{share}, {behind, select, game {čeka partiju} screen {čeka ono što je na ekranu} other {čeka poslove iznad}}',
    paused: '{share}, zaustavljeno',
    failed: '{share}, prekinuto',
  },
  left: {
    hours: 'još {hours} h',
    minutes: 'još {minutes} min',
    seconds: 'još {seconds} s',
  },
  pause: 'Zaustavi: {title}',
  resume: 'Nastavi: {title}',
  stop: 'Prekini: {title}',
  up: 'Pomeri nagore: {title}',
  down: 'Pomeri nadole: {title}',
} as const satisfies Translation['tasks']
