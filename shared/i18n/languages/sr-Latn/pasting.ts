import type { Translation } from '../../catalogue/catalogue'

export const serbianPasting = {
  title: 'Lepljenje poteza',
  description: 'Gde idu potezi iz privremene memorije',
  moves: 'Potezi iz privremene memorije',
  where: {
    continues: 'Nastavljaju varijantu posle: {place}.',
    varies: 'Umeću se kao varijanta posle: {place}.',
    known: 'Svi su već u partiji.',
    nothing: 'Nijedan se ovde ne može odigrati.',
  },
  start: 'početna pozicija',
  always: 'Ubuduće postupi isto',
  alwaysHint: 'Ovo možete promeniti u podešavanjima',
  newTab: 'Nova kartica',
  insert: 'Umetni',
  inserted:
    '{count, plural, =0 {Nalepljen tekst posle: {place}} one {Nalepljen # potez posle: {place}} few {Nalepljena # poteza posle: {place}} other {Nalepljeno # poteza posle: {place}}}',
  known: 'Ovi potezi su već u partiji',
  unplayed: '„{found}” u redu {line, number}, kolona {column, number}, ne može se odigrati; tekst je sačuvan',
  unplayedMore:
    '{count, plural, one {prekida se još # varijanta} few {prekidaju se još # varijante} other {prekida se još # varijanti}}',
  otherStart: {
    system: 'Otvoreno u novoj kartici: to je partija drugog sistema',
    position: 'Otvoreno u novoj kartici: počinje iz druge pozicije',
  },
  noMoves: 'U privremenoj memoriji nema poteza koji odgovaraju ovoj partiji',
  noGame: 'Nije otvorena partija u koju bi se potezi nalepili',
} as const satisfies Translation['pasting']
