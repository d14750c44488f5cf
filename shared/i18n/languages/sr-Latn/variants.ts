import type { Translation } from '../../catalogue/catalogue'

export const serbianVariants = {
  list: {
    title: 'Sistemi',
    find: 'Nađi sistem',
    count: '{count, plural, one {# sistem} few {# sistema} other {# sistema}}',
    none: 'Nema takvog sistema',
  },
  groups: {
    fixed: 'Stalni',
    mirrored: 'Jedno bacanje, simetrično',
    independent: 'Svaka strana svoje',
    placed: 'Postavljaju igrači',
    larger: 'Veće table',
  },
  origin: '{inventor}, {year}',
  options: {
    curtailed: {
      name: 'Skraćena rokada',
      summary:
        'Kralj koji počinje na b-liniji sme na rokadu samo na a-stranu, a onaj na g-liniji samo na h-stranu.',
    },
    lenient: {
      name: 'Popustljivi lovci',
      summary:
        'Lovci moraju stajati na različitim bojama tek kad se premesti dama, pa kralj sme na f-liniju: 84 rasporeda umesto 80.',
    },
  },
  rights: {
    castling: 'Rokada',
    castlingOf: '{color, select, white {{castling} (beli)} other {{castling} (crni)}}',
    noCastling: 'Bez rokade',
    leap: 'Skok {files}',
    adjustment: 'Korekcija lovca',
    transposition: 'Zamena mesta',
  },
  reading: {
    throw: 'Bacanje {number, number} od {count, number}',
    emptyRanks: 'Prazni osnovni redovi',
    start: 'Start {number, number} od {count, number}',
    array: 'Raspored',
    setup: 'Postavljanje u toku',
    relocation: 'Postavljanje premeštanjem',
    position: 'Pozicija',
    games: '{count, plural, one {# partija} few {# partije} other {# partija}}',
    gamesDetail: 'Svaka sa sistemom i startom iz svojih oznaka.',
    asScharnagl: 'Čitano kao brojevi za Chess960.',
    asThrows: 'Kako ih daju ova bacanja.',
    sides: 'Beli {white, number}, crni {black, number}.',
    toPlace:
      '{count, plural, =1 {Još po jedna za postavljanje.} =2 {Još po dve za postavljanje.} =3 {Još po tri za postavljanje.} =4 {Još po četiri za postavljanje.} =5 {Još po pet za postavljanje.} =6 {Još po šest za postavljanje.} =7 {Još po sedam za postavljanje.} =8 {Još po osam za postavljanje.} =9 {Još po devet za postavljanje.} =10 {Još po deset za postavljanje.} one {Još po # za postavljanje.} few {Još po # za postavljanje.} other {Još po # za postavljanje.}}',
    toPlaceUnequal: 'Za postavljanje: beli {white, number}, crni {black, number}.',
    places: '{color, select, white {Postavlja beli.} other {Postavlja crni.}}',
    relocates:
      '{color, select, white {{role, select, king {Beli premešta kralja.} other {Beli premešta damu.}}} other {{role, select, king {Crni premešta kralja.} other {Crni premešta damu.}}}}',
    arrays: '{count, plural, one {Ukupno # raspored.} few {Ukupno # rasporeda.} other {Ukupno # rasporeda.}}',
    readyToPlay: 'Spremno za igru.',
    arrayOfStart: 'Raspored starta {number, number}, ali bez njegovih prava.',
    toMove: '{color, select, white {Beli na potezu.} other {Crni na potezu.}}',
  },
} as const satisfies Translation['variants']
