import type { Translation } from '../../../catalogue/catalogue'

export const serbianCapablancaRandom = {
  inventor: 'Rajnhard Šarnagl',
  summary:
    'Deset linija, s nadbiskupom (lovac i skakač) i kancelarom (top i skakač). Šest uslova čini red igrivim: svaki pešak je branjen, lovci su na različitim bojama i razdvojeni, dama i nadbiskup na različitim bojama.',
  guide: {
    about: {
      origin:
        'Kapablankin šah sa još dve figure, izmešan s velikom pažnjom. Objavio ga je 2004. Rajnhard Šarnagl, koji je numerisao i startove za Chess960.',
    },
    start: {
      army: 'Na deset linija vojska ima nadbiskupa, koji ide kao lovac i skakač, i kancelara, koji ide kao top i skakač. Crni stoji na istim linijama. Prvo važe tri uslova: lovci na različitim bojama, dama i nadbiskup na različitim bojama, kralj između topova. Oni ostavljaju {ranksUnder3} redova.',
      conditions:
        'Zatim svakog pešaka mora braniti neka figura: {ranksUnder4}. Lovci ne smeju stajati jedan do drugog: {ranksUnder5}. I bar tri linije moraju se razlikovati od rasporeda igre Gothic Chess: {ranks}. To je broj koji je autor objavio, i ovi uslovi ga daju tačno.',
      aStart: {
        title: 'Jedan start',
        notice: 'Pogledajte niz pešake: svakog brani figura iza njega, ukoso iza njega ili na skakačev skok.',
      },
    },
    special: {
      bothWays: {
        title: 'Rokada na obe strane i novi nadbiskup',
        notice:
          'Beli rokira na i i h, crni na c i d. Zatim pešak na i7 može postati bilo koja od šest figura, a postaje nadbiskup.',
      },
      castling:
        'Rokada je po pravilima Chess960. Ka a-liniji kralj i top završavaju na c i d, ka j-liniji na i i h: uvek jedno polje od ivice na jednom krilu, dva na drugom. Pešaci se pretvaraju u damu, kancelara, nadbiskupa, topa, lovca ili skakača.',
    },
    notation: {
      letters:
        '<notation>A</notation> je nadbiskup, <notation>C</notation> kancelar, <notation>O-O-O</notation> ide ka a-liniji, a <notation>O-O</notation> ka j-liniji.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['capablanca-random']
