import type { Translation } from '../../../catalogue/catalogue'

export const serbianTranscendental = {
  inventor: 'Maksvel Lorens',
  summary:
    'Svaka strana ima svoj osnovni red, i samo lovci moraju stajati na različitim bojama. Rokade nema; umesto prvog poteza svaki igrač sme da zameni mesta dvema figurama osnovnog reda.',
  guide: {
    about: {
      origin:
        'Dve izmešane vojske i jedna prilika da popravite svoju. Maksvel Lorens ga je smislio 1978, davno pre igre Chess960.',
    },
    start: {
      ranks:
        'Svaka strana dobija svoj nasumičan red. Samo lovci moraju stajati na različitim bojama; kralj može biti bilo gde. Po strani redova ima {ranks}, a prvih pozicija {starts}.',
    },
    special: {
      transposition:
        'Rokade nema. Umesto nje igrač sme, kao svoj prvi potez i nikad kasnije, da zameni mesta dvema svojim figurama na osnovnom redu. Ta zamena mesta zamenjuje potez. Ne sme zameniti dve iste figure, ni ostaviti oba lovca na istoj boji, ni svog kralja napadnutog. Ako prekida šah, sme biti odgovor na njega.',
      bothTranspose: {
        title: 'Obe strane menjaju mesta',
        notice:
          'Beli dovodi damu sa g1 na b1, a skakača na kraljevu stranu. Crni odgovara istim. Odsad nijedna strana nema to pravo, iskoristila ga ili ne.',
        barred: {
          bothOnLight: 'Oba lovca bi stajala na svetlim poljima.',
          twoRooks: 'Dva topa: tabla se ne bi promenila.',
          firstMoveOnly: 'Samo prvi potez sme biti zamena mesta.',
        },
      },
      couplet:
        'Slučaj se poravnava mini-mečom: dve partije iz istog starta sa zamenjenim bojama. Dobija ga onaj ko dobije bar jednu partiju, a drugu ne izgubi. U obliku licitacije igrači se za stranu nadmeću slobodnim potezima koje daju protivniku.',
    },
    notation: {
      transpositions:
        '<notation>Nb1<=>Qg1</notation>, prvo figura na nižoj liniji; u UCI-ju <notation>b1g1</notation>. Sedmo polje FEN-a kaže ko još sme da zameni mesta: <notation>Tt</notation>, <notation>T</notation>, <notation>t</notation> ili <notation>-</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['transcendental']
