import type { Translation } from '../../catalogue/catalogue'
import { agreeing } from './declined'

export const serbianBoard = {
  title: 'Tabla',
  keys: 'Strelice pomeraju s polja na polje, Enter uzima figuru i spušta je, Escape odustaje',
  picture: 'Tabla: {ranks}',
  square: `{color, select, white {{square}: ${agreeing('beli', 'bela')} {piece}} other {{square}: ${agreeing('crni', 'crna')} {piece}}}`,
  ways: '{ways, plural, one {<b>#</b> <i>način</i>} few {<b>#</b> <i>načina</i>} other {<b>#</b> <i>načina</i>}}',
  worthAndWays:
    '{ways, plural, one {<b>{value}</b> <i># način</i>} few {<b>{value}</b> <i># načina</i>} other {<b>{value}</b> <i># načina</i>}}',
  legend: {
    bishopKnight: '{piece}: lovac i skakač',
    rookKnight: '{piece}: top i skakač',
    cannon: 'Katapult preskače tačno jednu figuru; kod strelica je označava isprekidan krug.',
    promotes: 'pretvara se u {pieces}',
    pass: 'Nema pata: potez se može preskočiti.',
  },
  promoteTo: 'Pretvori u',
  pieceAndLetter: '{piece} ({letter})',
  whichMove: 'Koji potez?',
  kinds: {
    placement: 'postavka',
    normal: 'običan potez',
    doubleStep: 'običan potez',
    enPassant: 'en passant',
    castlingA: 'rokada, a-strana',
    castlingH: 'rokada, h-strana',
    adjustment: 'korekcija lovca',
    transposition: 'zamena mesta',
    relocation: 'premeštanje',
    leap: 'bunkerski skok',
    pass: 'preskakanje',
  },
  kindsOf: {
    placement: 'Izaberite jednu od {count, plural, one {# postavke} few {# postavke} other {# postavki}}',
    normal: 'Izaberite jedan od {count, plural, one {# poteza} few {# poteza} other {# poteza}}',
    doubleStep: 'Izaberite jedan od {count, plural, one {# poteza} few {# poteza} other {# poteza}}',
    enPassant: 'Izaberite jedno od {count, plural, one {# uzimanja} few {# uzimanja} other {# uzimanja}}',
    castlingA: 'Izaberite jednu od {count, plural, one {# rokade} few {# rokade} other {# rokada}}',
    castlingH: 'Izaberite jednu od {count, plural, one {# rokade} few {# rokade} other {# rokada}}',
    adjustment:
      'Izaberite jednu od {count, plural, one {# korekcije lovca} few {# korekcije lovca} other {# korekcija lovca}}',
    transposition:
      'Izaberite jednu od {count, plural, one {# zamene mesta} few {# zamene mesta} other {# zamena mesta}}',
    relocation:
      'Izaberite jedno od {count, plural, one {# premeštanja} few {# premeštanja} other {# premeštanja}}',
    leap: 'Izaberite jedan od {count, plural, one {# bunkerskog skoka} few {# bunkerska skoka} other {# bunkerskih skokova}}',
    pass: 'Izaberite jedan od {count, plural, one {# poteza} few {# poteza} other {# poteza}}',
  },
  rank: {
    white: 'Beli: {pieces}',
    black: 'Crni: {pieces}',
    free: 'slobodno',
  },
  setup: {
    placement:
      '{color, select, white {{turn, number}. postavka belog od {turns, number}} other {{turn, number}. postavka crnog od {turns, number}}}',
    over: 'Postavljanje završeno',
    pair: 'dve figure odjednom',
    oneMore: 'još 1',
    twoMore: 'još 2',
    relocates:
      '{color, select, white {{role, select, king {Beli premešta kralja} other {Beli premešta damu}}} other {{role, select, king {Crni premešta kralja} other {Crni premešta damu}}}}',
    relocation:
      '{color, select, white {{role, select, king {Beli kralj} other {Bela dama}}} other {{role, select, king {Crni kralj} other {Crna dama}}}}',
  },
} as const satisfies Translation['board']
