import type { Translation } from '../../../catalogue/catalogue'

export const serbianAjaxRandom = {
  inventor: 'Hose Kariljo',
  summary:
    'Kralj stoji između topova, a lovci gde padnu. Top sme i za jedno polje dijagonalno, lovac za jedno polje pravo, a skakač za jedno polje u bilo kom smeru, nikad uz uzimanje.',
  guide: {
    about: {
      origin:
        'Izmešani šah sa okretnijim figurama Hosea Karilja; godina nam nije poznata. Ajax figure pojavljuju se i u drugim njegovim igrama, od kojih neke dodaju još jednu figuru, ministra. Ova se igra bez ministara.',
    },
    start: {
      ranks:
        'Red se izvlači nasumično uz jedan uslov: kralj stoji između topova. Lovci smeju biti na istoj boji, što ovde ne smeta. Crni stoji na istim linijama. Redova ima {ranks}, a prvih pozicija {starts}.',
    },
    special: {
      steps:
        'Top, lovac i skakač idu kao u šahu, a smeju i za jedno polje onako kako inače ne mogu: top dijagonalno, lovac pravo, skakač u bilo kom smeru. Takvim korakom nikad ne uzimaju, pa njime ništa i ne napadaju. Kralj, dama i pešaci su obični. Rokada je kao u Chess960.',
      threeSteps: {
        title: 'Tri tiha koraka',
        notice:
          'Lovac prelazi sa c4 na c3 i time menja boju. Skakač se sklanja sa c6 na b6, a top napušta ugao i ide na g2.',
      },
      noCapture: {
        title: 'Korakom se ne uzima',
        notice:
          'Lovac može da kroči na e3 i odatle napadne pešaka. Ne može da ga uzme još jednim pravim korakom.',
        barred: {
          neverCaptures: 'Tihi koraci nikad ne uzimaju.',
        },
      },
      bishops:
        'Pošto lovac može da promeni boju, dva lovca nikad nisu beskorisna. Mrtve pozicije su samo kralj protiv kralja, samog ili s jednim lovcem ili jednim skakačem.',
    },
    notation: {
      steps:
        'Tihi korak se piše kao svaki potez te figure: <notation>Bc3</notation>, <notation>Nb6</notation>, <notation>Rg2</notation>. Rokada je <notation>O-O</notation> i <notation>O-O-O</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['ajax-random']
