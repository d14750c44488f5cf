import type { Translation } from '../../../catalogue/catalogue'

export const serbianModernCapablancaRandom = {
  inventor: 'Hose Kariljo',
  summary:
    'Vojska igre Capablanca Random sa samo jednim uslovom, kraljem između topova. Rokada je mala na obe strane, a lovci koji su počeli na istoj boji smeju se jednom korigovati.',
  guide: {
    about: {
      origin:
        'Vojska igre Capablanca Random Chess po pravilima koja Hose Kariljo zove modernim načelima: lovci smeju biti na istoj boji, red crnog je obrnut red belog, rokada je jednaka na obe strane, a lovci se smeju korigovati. Godina nam nije poznata.',
    },
    start: {
      ranks:
        'Deset linija, s nadbiskupom (lovac i skakač) i kancelarom (top i skakač). Od šest uslova ostao je samo jedan: kralj stoji između topova. Redova ima {ranks} i isto toliko prvih pozicija, od toga {oneColorRanks} s lovcima iste boje. Figura na a1 je ista kao na j8.',
      aStart: {
        title: 'Jedan start',
        notice:
          'Okrenite tablu i videćete isti raspored: dama je levo od kralja za oba igrača. Oba lovca belog stoje na istoj boji, pa jednog sme da koriguje.',
      },
    },
    special: {
      shortTwice: {
        title: 'Mala na obe strane',
        notice: 'Beli rokira na i i h, crni na b i c: svaki kralj završava jedno polje od ivice.',
      },
      twoAdjustments: {
        title: 'Dve korekcije',
        notice:
          'Lovci svake strane počinju na istoj boji. Lovac belog na b1 menja mesto sa skakačem na c1, lovac crnog na i8 sa skakačem na h8.',
        barred: {
          onlyOne: 'Jedna korekcija po strani je sve.',
        },
      },
      castling:
        'Rokada je mala na obe strane: kralj na b i top na c, ili kralj na i i top na h. Strana čiji su lovci počeli na istoj boji sme jednom da zameni lovca koji nije igrao sa susedom na osnovnom redu koji nije igrao. Bunkerskog skoka nema.',
      sources:
        'Stranica s potpunim pravilima nije nađena. Ono što se ovde kaže sledi opšta načela autora i njegova uputstva za bacanje starta.',
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> i <notation>O-Oi</notation> za rokadu, <notation>Bc<=>A</notation> za korekciju. <notation>A</notation> je nadbiskup, <notation>C</notation> kancelar.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['modern-capablanca-random']
