import type { Translation } from '../../../catalogue/catalogue'

export const serbianArrangementRandom = {
  inventor: 'Mats Vinter',
  summary:
    'Nasumično se izvlači jedan od 80 rasporeda koje mogu dati premeštanja igre Arrangement Chess. Kraljevi su odraz jedan drugog, dame ne moraju biti, topovi stoje u uglovima.',
  guide: {
    about: {
      origin:
        'Arrangement Chess u kojem odlučuje slučaj, Mats Vinter, 2009. Zvao ga je i Chess100, po svom broju pozicija; pravila igre Arrangement Chess daju {starts}, a njena strana ovde kaže zašto.',
    },
    start: {
      arrays:
        'Nasumično se izvlači jedan od {starts} rasporeda koje premeštanje može dati. Kraljevi stoje jedan naspram drugog na b, c, d, e ili g; takvih linija ima {kingPlaces}. Svaka dama stoji na jednom od {queenPlaces} polja, bez obzira na drugu. Topovi stoje u uglovima, lovci na različitim bojama. Jedna strana ima {ranks} različitih redova, i svi su redovi iz Chess960.',
    },
    special: {
      asChess960:
        'Partija se igra kao Chess960, s rokadom: kralj i top završavaju na c i d, ili na g i f. Startovi su bliski šahu, a figure se mogu razvijati na oba krila.',
      curtailed:
        'Skraćena rokada je opcija za igrače koji žele da znaju gde će kralj živeti: s b-linije rokira samo ka a-liniji, a s g-linije samo ka h-liniji.',
      curtailedOnB: {
        title: 'Skraćena rokada na b-liniji',
        notice:
          'Ka a-liniji je sve slobodno. I put do g1 je slobodan, ali je opcija to pravo oduzela od početka.',
        barred: {
          aSideOnly: 'Kralj s b-linije rokira samo na a-stranu.',
        },
      },
    },
    notation: {
      option:
        'Kao Chess960. S opcijom FEN-u nedostaje slovo, kao u <notation>Qq</notation>, a PGN kaže <notation>[Castling "curtailed"]</notation>. Startovi se broje po broju belog, pa crnog, za Chess960.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['arrangement-random']
