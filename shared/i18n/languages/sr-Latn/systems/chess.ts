import type { Translation } from '../../../catalogue/catalogue'

export const serbianChess = {
  name: 'Šah',
  shortName: 'Šah',
  summary: 'Stalna početna pozicija i pravila Svetske šahovske federacije.',
  guide: {
    about: {
      measure:
        'Igra koju svi znaju i merilo svih ostalih ovde: ono što druga strana ne pominje isto je kao u šahu.',
      origin:
        'Nema tvorca. Iz Indije je stigao preko Persije, a krajem petnaestog veka igrači u Španiji i Italiji dali su dami i lovcu današnje duge poteze. Pravila čuva FIDE, Svetska šahovska federacija.',
    },
    start: {
      fixedArray:
        'Iz jednog stalnog rasporeda: {starts} osnovni red, {starts} prva pozicija, ništa se ne baca i ništa ne postavlja. Svaka druga pravilna pozicija može se postaviti preko FEN-a.',
    },
    special: {
      castling:
        'Za rokadu trebaju kralj na e-liniji i top u uglu, koji nisu igrali. Kralj ide dva polja, a top staje pored njega s unutrašnje strane. Između njih ne sme stajati ništa, a kralj ne sme ni da stoji na napadnutom polju, ni da ga pređe, ni da na njega stane. Top sme sve to.',
      shortAndLong: {
        title: 'Jedan malu, drugi veliku',
        notice:
          'Beli završava na g1 i f1, crni na c8 i d8. Zapamtite ta četiri polja: skoro svi ostali sistemi rokiraju na njih, odakle god kralj i top dolazili.',
      },
      enPassant: {
        title: 'En passant – u prolazu',
        notice:
          'Pešak koji pređe dva polja može biti uzet na polju koje je preskočio, ali samo u prvom sledećem potezu. FEN navodi to polje samo ako je takvo uzimanje dozvoljeno.',
      },
    },
    notation: {
      castling:
        'Rokada je <notation>O-O</notation> ka h-liniji i <notation>O-O-O</notation> ka a-liniji. Motori ovde kažu <notation>e1g1</notation>; u svim drugim sistemima kralj uzima svog topa, <notation>e1h1</notation>. Čita se i jedno i drugo.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['chess']
