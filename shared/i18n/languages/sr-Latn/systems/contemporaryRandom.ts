import type { Translation } from '../../../catalogue/catalogue'

export const serbianContemporaryRandom = {
  inventor: 'Hose Kariljo',
  summary:
    'Kralj stoji između topova, a lovci gde padnu. Rokada je mala na obe strane, kralj koji nije igrao sme da skoči u svoj bunker, a lovci koji su počeli na istoj boji smeju jednom da zamene mesto sa susedom.',
  guide: {
    about: {
      origin:
        'Živahniji rođak igre Chess960, Hose Kariljo iz Portorika, 2008; prvobitno Modern Random Chess 64. Ideje potiču iz igre Modern Chess na devet linija Gabrijela Visentea Maure. Bunkerski skok dodat je po predlogu Čarlsa Danijela iz 2009.',
    },
    start: {
      ranks:
        'Kralj stoji između topova, i to je jedini uslov: lovci smeju biti na istoj boji. Redova ima {ranks}, od toga {oneColorRanks} s lovcima iste boje. Red crnog je obrnut red belog, a1 kao h8, pa svaki igrač sa svoje strane vidi isti raspored.',
    },
    special: {
      castling:
        'Rokada je mala na obe strane: kralj na b i top na c, ili kralj na g i top na f. Velike rokade nema.',
      shortLeft: {
        title: 'Mala ulevo',
        notice: 'Kralj i top skoro da menjaju mesta: b1 i c1. Crni rokira na svoju malu stranu.',
      },
      leap: 'Bunkerski skok: jednom u partiji kralj koji nije igrao sme na b ili g svog osnovnog reda preko bilo kojih svojih figura. Cilj mora biti prazan, nijedno polje od starta do cilja napadnuto, a na putu ne sme biti protivničkih figura. Posle toga kralj više ne rokira.',
      overThree: {
        title: 'Preko tri figure u bunker',
        notice:
          'Čim skakač napusti g1, kralj sa c1 može tamo da skoči, preko lovca, dame i lovca. Kralj crnog čini isto ka b8.',
        barred: {
          occupied: 'Skakač još stoji na g1.',
          kingMoved: 'Kralj je igrao.',
        },
      },
      adjustment:
        'Korekcija lovca: ako su lovci jedne strane počeli na istoj boji, ona sme jednom da zameni lovca koji nije igrao sa susedom na osnovnom redu koji nije igrao, ali ne u šahu. Tako pomeren top više ne rokira; kralj ni ne rokira ni ne skače.',
      twoAdjustments: {
        title: 'Dve korekcije',
        notice:
          'Setina i Kariljo su ovim potezima otvorili jednu partiju 2008, iz starta koji im odgovara. Svako sada ima lovce obe boje, a crni se odrekao rokade s topom koji je prešao na e8.',
        barred: {
          onlyOne: 'Jedna korekcija po strani je sve.',
        },
      },
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> i <notation>O-Og</notation>; <notation>Kc>>g1</notation> za skok; <notation>Bf<=>N</notation> za korekciju, s linijom druge figure gde bi dve odgovarale: <notation>Bd<=>Ne</notation>. Sedmo polje FEN-a čuva kraljeve koji smeju da skoče i linije na kojima se sme korigovati.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['contemporary-random']
