import type { Translation } from '../catalogue/catalogue'

export const serbianStage = {
  evaluation: {
    title: 'Ocena',
    unknown: 'nepoznata',
    chance: '{evaluation}, {percent} za belog',
  },
  firstPosition: 'Prva pozicija',
  go: {
    title: 'Potezi',
    first: 'Prva pozicija (Home)',
    previous: 'Nazad (←)',
    next: 'Napred (→)',
    last: 'Poslednja pozicija (End)',
  },
  moveEntry: {
    title: 'Upišite potez',
    noMove: 'Takvog poteza ovde nema',
  },
  player: {
    toMove: 'na potezu',
    namedToMove: '{color, select, white {Beli na potezu} other {Crni na potezu}}',
    lead: 'Materijalna prednost: {pieces}',
  },
  tools: {
    flip: 'Okreni tablu (F)',
    threat: 'Prikaži pretnju (X)',
    practiceRunning: 'Igra se protiv motora',
    copyPicture: 'Kopiraj sliku kao {form}',
    pictureCopied: 'Slika kopirana kao {form}',
    noPictureCopied: 'Slike se ovde ne mogu kopirati',
    copyOrSave: 'Kopiraj ili sačuvaj',
    savePictureAs: 'Sačuvaj sliku kao {form}…',
  },
  rights: {
    notNow: '{right}. Ne sada: {reason}',
    reason: {
      otherTurn: '{turn, select, white {beli je na potezu} other {crni je na potezu}}',
      check: 'kralj je u šahu',
      occupied: 'polje {square} je zauzeto',
      attackedPath: 'polje na putu kralja je napadnuto',
      noLeap: 'oba bunkerska polja su zauzeta, napadnuta ili odmah pored kralja',
      leavesKing: 'kralj bi ostao napadnut',
    },
    castling: 'Kralj na {kingFile}-liniju, top na {rookFile}-liniju',
    castlingNone:
      '{castling} ovde ne bi promenilo ništa, ili ne više od običnog poteza, pa ne postoji',
    castlingLost: '{castling} više nije moguće',
    leapTitle: 'Skok {files}',
    leap: 'Kralj koji nije igrao sme jednom da skoči u svoj bunker',
    leapLost: 'Skok više nije moguć',
    adjustmentTitle: 'Koriguj {bishops}',
    adjustment: 'Lovac sme jednom da zameni mesto sa susedom',
    adjustmentGone: 'Korekcija lovca',
    adjustmentLost: 'Više se nijedan lovac ne može korigovati',
    transpositionTitle: 'Zamena mesta',
    transposition:
      'Umesto prvog poteza, dve figure osnovnog reda smeju da zamene mesta',
    transpositionLost: 'Prvi potez, a s njim i zamena, je prošao',
    passTitle: 'Preskoči',
    pass: 'Potez se sme preskočiti: ovde, dvostrukim klikom na generala ili upisom --',
    relocationTitle: '{role, select, king {Kralj se premešta} other {Dama se premešta}}',
    relocation:
      '{role, select, king {Kralj sme da zameni mesto s figurom osnovnog reda, ili da ostane} other {Dama sme da zameni mesto s figurom osnovnog reda, ili da ostane}}',
  },
} as const satisfies Translation['stage']
