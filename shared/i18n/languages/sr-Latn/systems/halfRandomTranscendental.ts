import type { Translation } from '../../../catalogue/catalogue'

export const serbianHalfRandomTranscendental = {
  inventor: 'Davor Vujačić i Ola Saserson',
  summary:
    'Lovce i jednog topa svake strane određuju kockice, ostalo postavljaju igrači, a kralja gde god žele. Nema rokade ni zamene mesta u prvom potezu.',
  guide: {
    about: {
      origin:
        'Divlja sestra igre Fischer-Benko, Davor Vujačić i Ola Saserson, 2020. Njeno drugo ime, Benko-Lawrence Chess, odaje poštu Palu Benku, koji je igračima dao da postavljaju figure, i Maksvelu Lorensu, koji se odrekao rokade.',
    },
    start: {
      dice: 'Kao u igri Fischer-Benko: kockice na svaki osnovni red stavljaju dva lovca različite boje i jednog topa, a bacanja ima ukupno {throws}. Ostalih pet figura igrači postavljaju naizmenično, tri pojedinačno i poslednje dve zajedno.',
      noDeadEnds:
        'Kralj sme stajati bilo gde, i van topova. Zato nijedna postavka nije ćorsokak, a svako bacanje ima {mostWays} dopuna po strani. Redova ima {ranks}, a rasporeda {starts}.',
      publishedGame: {
        title: 'Lukić – Vujačić, 11. jul 2020.',
        notice:
          'Oba kralja stoje pored oba topa, jedan desno od njih, drugi levo; tako ne izgleda nijedan start za Chess960. Cela partija je među primerima.',
      },
    },
    special: {
      noCastling:
        'Rokade nema: kralj koji želi zaklon mora se u njega postaviti. Zamena mesta u prvom potezu, koju dozvoljava Transcendental Chess, ovde ne važi, i odlučuje jedna partija; nema revanša sa zamenjenim bojama.',
      lastTwo:
        'Po objavljenom pravilu poslednje dve figure postavljaju se istovremeno. U zapisu je par belog prvi, a crni na njega odgovara.',
    },
    notation: {
      placements:
        'Postavke kao u igri Fischer-Benko, <notation>N@c1</notation> i <notation>Q@b1+K@g1</notation>. Zapis koji poslednje dve piše jednu za drugom, <notation>4. Q@b1 Q@g8 5. K@g1 K@b8</notation>, čita se i pretvara u dva para.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['half-random-transcendental']
