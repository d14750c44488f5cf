import type { Translation } from '../../../catalogue/catalogue'

export const serbianDoubleChess960 = {
  summary:
    'Chess960 s dva izvlačenja: i beli i crni imaju po jedan od 960 redova, pa vojske retko liče jedna na drugu.',
  guide: {
    about: {
      origin:
        'Chess960 s dva izvlačenja umesto jednog: svaka strana dobija svoj red. Jedan tvorac nije poznat. Proslavili su ga turniri motora pod imenom DFRC, Double Fischer Random Chess, pre svega TCEC turnir 2022. godine.',
    },
    start: {
      ranks:
        'Oba reda poštuju Chess960: lovci na različitim bojama, kralj između topova. Svaka strana ima jedan od {ranks} redova, bez obzira na red druge, pa prvih pozicija ima {starts}. U {mirroredStarts} od njih obe strane slučajno imaju isti red; to su startovi igre Chess960.',
      numbers:
        'Start se označava s dva broja za Chess960, prvo belog, ili jednim: broj belog puta {ranks}, plus broj crnog.',
    },
    special: {
      balance:
        'Malo je startova potpuno uravnoteženo. Na ozbiljnim turnirima svaki start se igra dvaput, sa zamenjenim bojama. Pravila same igre su kao u Chess960, pa i rokada: na c i d, ili na g i f, odakle god kralj i top počeli.',
      twoRoads: {
        title: 'Dva kralja, dva puta',
        notice:
          'Kralj belog počeo je na e1, kralj crnog na b8. Svaki rokira po svojim linijama i završava na uobičajenim poljima.',
      },
    },
    notation: {
      castlingField:
        'Kao Chess960. Velika i mala slova u polju za rokadu FEN-a mogu navesti razne linije, kao <notation>HFca</notation>; gde su topovi krajnji, dovoljno je <notation>KQkq</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['double-chess960']
