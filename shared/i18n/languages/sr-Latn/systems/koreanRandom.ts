import type { Translation } from '../../../catalogue/catalogue'

export const serbianKoreanRandom = {
  inventor: 'Hose Kariljo',
  summary:
    'Džangi na tabli devet puta deset, s kočijom, konjem i slonom izmešanim na svakom krilu, isto s obe strane reke.',
  guide: {
    about: {
      origin:
        'Džangi, korejski šah, s izmešanim krilima. Start mu je dao Hose Kariljo, koji je smislio i Contemporary Random Chess; godina nam nije poznata.',
    },
    start: {
      ranks:
        'Na prvom redu kočija, konj i slon stoje na a, b i c bilo kojim redom, a druga takva trojka na g, h i i. Stražari ostaju na d i f, general na e drugog reda, katapulti i vojnici gde su i u džangiju. Druga strana stoji na istim linijama. Redova ima {ranks}, pa prvih pozicija ima {starts}.',
      aStart: {
        title: 'Jedan start',
        notice:
          'Devet linija, deset redova, a figure stoje na tačkama gde se linije seku. Od a-linije: kočija, konj, slon i stražar; general stoji usred svoje palate.',
      },
    },
    special: {
      overTheHorse: {
        title: 'Katapult preko konja, i preskočen potez',
        notice:
          'Konj ide na c3 i daje katapultu na b3 preko čega da skoči, na e3. Katapult crnog čini isto; zatim oba igrača preskaču potez.',
        barred: {
          nothing: 'Nema preko čega da se skoči.',
          overCannon: 'Katapult ne preskače katapult.',
        },
      },
      rules:
        'Pravila su pravila džangija. Konj i slon idu jedan korak pravo pa dalje dijagonalno, i zaustavlja ih figura na putu. Katapult se kreće preskačući tačno jednu figuru, nikad drugi katapult. General i stražari ostaju u palati, na tri puta tri tačke oko generala; njenim dijagonalama smeju i kočije, katapulti i vojnici. Rokade nema, a potez se sme preskočiti, osim u šahu. Generali smeju stajati licem u lice. Partiju završavaju samo mat i ponavljanje; poeni preostalih figura stoje pored table: 13 za kočiju, 7 za katapult, 5 za konja, 3 za slona ili stražara, 2 za vojnika i 1,5 za crnog, koji igra drugi.',
      additions:
        'Autorova stranica pominje i njegove dodatke, pod imenima Samurai i Banzai. Njihovi tačni potezi nisu nađeni, pa se ovde ne igraju.',
    },
    notation: {
      letters:
        '<notation>R</notation> kočija, <notation>N</notation> konj, <notation>E</notation> slon, <notation>A</notation> stražar, <notation>K</notation> general, <notation>C</notation> katapult, <notation>P</notation> vojnik.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['korean-random']
