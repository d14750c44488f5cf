import type { Translation } from '../../../catalogue/catalogue'

export const serbianModernRandom = {
  inventor: 'Hose Kariljo, po Gabrijelu Visenteu Mauri',
  summary:
    'Deveta linija daje mesto premijeru, koji ide kao lovac i skakač. Kralj stoji između topova, a lovci gde padnu; smeju se jednom korigovati.',
  guide: {
    about: {
      origin:
        'Izmešani oblik igre Modern Chess na devet linija, koju je Gabrijel Visente Maura izdao u Portoriku 1968. Hose Kariljo ju je učinio nasumičnom i iz nje razvio pravila igre Contemporary Random Chess. Godina njegove igre nam nije poznata.',
    },
    start: {
      ranks:
        'Deveta figura je premijer, koji ide kao lovac i skakač. Kralj stoji između topova; sve ostalo pada kako padne, pa i lovci iste boje. Red crnog je obrnut red belog, a1 kao i9. Redova ima {ranks} i isto toliko prvih pozicija. Od njih {oneColorRanks} ima lovce iste boje.',
      mauraArray: {
        title: 'Maurin raspored',
        notice:
          'Stalni raspored igre Modern Chess jedan je od nasumičnih. S devet linija oba lovca jedne strane ovde stoje na tamnim poljima.',
      },
    },
    special: {
      bothLong: {
        title: 'Na treću liniju od svake ivice',
        notice: 'Beli rokira na g i f, crni na c i d.',
      },
      withTheKing: {
        title: 'Korekcija s kraljem',
        notice: 'Oba lovca belog stoje na istoj boji. Onaj na d1 menja mesto s kraljem, koji više ne rokira.',
        barred: {
          kingMoved: 'Kralj je igrao.',
        },
      },
      castling:
        'Rokada vodi na c i d ili na g i f. Na devet linija obe su velike: cilj kralja je treća linija od svake ivice.',
      adjustment:
        'Lovci koji počnu na istoj boji smeju se korigovati: jednom u partiji strana sme da zameni lovca koji nije igrao sa susedom na osnovnom redu koji nije igrao. Bunkerskog skoka nema. Pešaci prave dvokorak sa svog prvog reda i pretvaraju se u damu, topa, lovca, skakača ili premijera.',
    },
    notation: {
      letters:
        'Slovo premijera je <notation>M</notation>. Korekcija se piše slovima obe figure, kao <notation>Bc<=>M</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['modern-random']
