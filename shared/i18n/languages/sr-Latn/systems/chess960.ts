import type { Translation } from '../../../catalogue/catalogue'

export const serbianChess960 = {
  inventor: 'Robert Džejms Fišer',
  summary:
    'Nasumično se izvlači jedan od 960 osnovnih redova: lovci na različitim bojama, kralj između topova. Crni je odraz belog, a rokada završava na poljima običnog šaha.',
  guide: {
    about: {
      origin:
        'Šah iz izmešanog osnovnog reda, u kojem ne pomaže nijedno spremljeno otvaranje. Robert Džejms Fišer predstavio ga je u Buenos Ajresu juna 1996; zovu ga i Fischer Random i Freestyle Chess.',
    },
    start: {
      conditions:
        'Osnovni red belog izvlači se nasumično uz dva uslova: lovci stoje na različitim bojama, a kralj negde između topova. Tako ostaje {ranks} redova. Crni stoji na istim linijama, pa je i prvih pozicija isto toliko.',
      numbers:
        'Broje se od 0 po sistemu Rajnharda Šarnagla; među njima svoj broj ima i početna pozicija šaha. Upišite broj u dijalogu Nova analiza da dobijete taj start.',
    },
    special: {
      castling:
        'Samo rokada. Kralj i top počinju na bilo kojim linijama, a završavaju kao u šahu: na c i d, ili na g i f. Svako polje koje jedan od njih prelazi ili na koje staje mora biti prazno, ne računajući njih dvojicu. Ceo put kralja mora biti slobodan od napada. Jedan od njih može i ostati gde jeste.',
      twoWalks: {
        title: 'Od b do g, i od b do c',
        notice:
          'Kralj belog prelazi pet polja, kralj crnog samo jedno. Obe pozicije izgledaju kao da je neko rokirao sa e1 i e8.',
      },
      shield: {
        title: 'Top koji štiti svog kralja',
        notice:
          'Kralj je već na svom cilju. Rokada ka a-liniji samo bi premestila topa sa b1 na d1, a tada bi top sa a1 napadao kralja. Druga strana je slobodna.',
        barred: {
          leavesCheck: 'Kralj bi stajao u šahu kad njegov top napusti b1.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O</notation> i <notation>O-O-O</notation> kao u šahu. U UCI-ju kralj uzima svog topa: <notation>b1h1</notation>. FEN piše <notation>KQkq</notation> za krajnje topove, a slovo linije za unutrašnjeg.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['chess960']
