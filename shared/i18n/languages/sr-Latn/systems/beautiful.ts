import type { Translation } from '../../../catalogue/catalogue'

export const serbianBeautiful = {
  inventor: 'češki amateri',
  summary:
    'Svaki red je simetričan u sebi: lovci, topovi i skakači su odraz jedan drugog oko sredine, kralj i dama stoje jedno prema drugom. Levi top rokira ka a-liniji, a desni ka h-liniji, gde god bio kralj.',
  guide: {
    about: {
      origin:
        'Izmešani šah za ljubitelje simetrije, koji su 2013. smislili češki amateri. Ovde je red odraz samoga sebe, a ne protivnikovog.',
    },
    start: {
      symmetry:
        'Lovci, topovi i skakači stoje u parovima na jednakoj udaljenosti od sredine, a isto tako i kralj prema svojoj dami. Tako postavljeni lovci uvek su na različitim bojama. Ostaje {ranks} redova. Beli i crni izvlače svako za sebe, pa prvih pozicija ima {starts}.',
      luck: 'Da se umanji uticaj sreće, igrači mogu odigrati obe strane istog starta, mini-meč, ili jedan igra prvi potez belog, a drugi bira stranu.',
    },
    special: {
      castling:
        'Kralj ne mora stajati između topova. Levi top rokira ka a-liniji, desni ka h-liniji, gde god kralj bio; ciljna polja su ona iz šaha. Top koji ne rokira je figura kao i svaka druga i može preprečiti put. Kralj sme da pređe preko topa s kojim rokira.',
      sameSide: {
        title: 'Oba topa na istoj strani',
        notice:
          'Ka a-liniji kralj skače sa a1 na c1, a top na d1 ostaje. Ka h-liniji top na d1 stoji na putu.',
        barred: {
          blocked: 'Na d1 smeta drugi top.',
        },
      },
      wholeBoard: {
        title: 'Preko cele table',
        notice: 'Top sa d1 napustio je red. Kralj sa a1 ide na g1, preko svog topa, koji staje na f1.',
      },
      missing:
        'Neke rokade ne postoje. Ako kralj i top od početka stoje na svojim ciljevima, rokada ne bi pomerila ništa: to se među redovima dešava {nullCastlings} puta. U ostalim slučajevima ne bi učinila više od običnog poteza kraljem ili topom, pa je to onda taj potez. Zajedno ih ima {missingCastlings}.',
      missingBoth: {
        title: 'Rokade koje ne postoje',
        notice:
          'Kralj i levi top belog stoje na c1 i d1, kralj i desni top crnog na g8 i f8. FEN ima slovo samo za drugog topa svake strane.',
        barred: {
          onTargets: 'Kralj i top su već na svojim ciljevima.',
        },
      },
      kingStep: {
        title: 'Ne više od koraka kraljem',
        notice:
          'Rokada ka a-liniji stavila bi kralja na c1 i ostavila topa na d1. To čini i običan potez kraljem, i samo on postoji; košta ga rokade kao i svaki potez kraljem.',
        barred: {
          sameAsStep: 'Isto što i Kc1.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O-O</notation> i <notation>O-O</notation>; u UCI-ju kralj uzima topa s kojim rokira, <notation>a1e1</notation>. FEN topove za rokadu uvek navodi po linijama, kao <notation>EDed</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['beautiful']
