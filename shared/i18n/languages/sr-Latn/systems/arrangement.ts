import type { Translation } from '../../../catalogue/catalogue'

export const serbianArrangement = {
  inventor: 'Mats Vinter',
  summary:
    'Pre partije crni sme da zameni mesto svog kralja s drugom figurom, a beli to ponavlja; zatim svako sme isto s damom. Topovi ostaju u uglovima, lovci na različitim bojama, a rokada važi odakle god kralj stoji.',
  guide: {
    about: {
      origin:
        'Šah u kojem igrači pre početka partije premeštaju kralja i damu. Mats Vinter ga je smislio u aprilu 2009. da bi pobegao od teorije otvaranja, a zadržao zdrave pozicije.',
    },
    start: {
      relocations:
        'Počinje se iz rasporeda šaha. Prvo crni zamenjuje mesto svog kralja s drugom figurom osnovnog reda ili ga ostavlja. Beli mora isto, na istoj liniji. Zatim crni zamenjuje damu, gde god ona tada stajala, ili je ostavlja; beli to čini po svojoj volji i u istom potezu igra svoj prvi potez.',
      limits:
        'Topovi se nikad ne pomeraju, dama se nikad ne menja s kraljem, a posle svake zamene lovci jedne strane moraju stajati na različitim bojama.',
      queensApart: {
        title: 'Kraljevi na g-liniju, dame svaka svojim putem',
        notice:
          'Dama crnog zauzima mesto koje je njegov kralj prepustio skakaču. Beli odlučuje sam, ide na b1 i odmah igra dalje.',
        barred: {
          oneColor: 'Oba lovca bi stajala na istoj boji.',
          rooksStay: 'Topovi ostaju u uglovima.',
          kingMirrored: 'Beli mora da ponovi kralja crnog.',
        },
      },
    },
    whyEighty: {
      counted:
        'Autor računa 100 pozicija. Njegova pravila daju {starts}: kralj ima {kingPlaces} mogućnosti, među njima i svoje polje; svaka od njih ostavlja svakoj dami {queenPlaces}; a {kingPlaces} × {queenPlaces} × {queenPlaces} je {starts}. Jedna strana ima {ranks} različitih redova.',
      lenient:
        'Kad bi se lovci gledali tek posle poteza dame, kralj bi mogao i na f-liniju, a dama bi popravila štetu. Tako bi ih bilo {lenientStarts}; tako igra opcija Popustljivi lovci. Nijedno čitanje koje se slaže s tekstom ne daje 100.',
    },
    special: {
      castling:
        'Premešten kralj zadržava rokadu, i to onu iz Chess960: na c i d, ili na g i f. Uz skraćenu rokadu, jednu od opcija, kralj na b-liniji rokira samo ka a-liniji, a onaj na g-liniji samo ka h-liniji.',
      rookAlone: {
        title: 'Rokada samo topom',
        notice: 'Kralj već stoji na g1. Top ide na f1, i to je sve.',
      },
    },
    notation: {
      relocations:
        '<notation>K<=>g8</notation> i <notation>Q<=>b1</notation> za zamenu, <notation>K=</notation> i <notation>Q=</notation> za ostajanje. Premeštanja su polupotezi zapisa. Dama belog i njegov prvi potez nose isti broj.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['arrangement']
