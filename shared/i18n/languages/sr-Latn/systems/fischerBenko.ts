import type { Translation } from '../../../catalogue/catalogue'

export const serbianFischerBenko = {
  inventor: 'Davor Vujačić',
  summary:
    'Kockice određuju lovce i jednog topa svake strane. Zatim igrači postavljaju ostale figure jednu po jednu, poslednje dve odjednom, s kraljem između topova, i igraju dalje kao Chess960.',
  guide: {
    about: {
      origin:
        'Pola slučaj, pola izbor. Davor Vujačić ga je smislio 2020, i pod imenom Half-Random Chess: kockice kao u Fišerovoj igri, a zatim postavljaju igrači kao kod Pala Benka.',
    },
    start: {
      dice: 'Tri kockice po strani određuju po lovca za svaku boju i jednog topa, za belog i crnog odvojeno. To daje {throwRanks} poluispunjenih redova po strani i {throws} bacanja.',
      placing:
        'Zatim beli i crni naizmenično postavljaju po jednu figuru na slobodno polje svog osnovnog reda: topa, dva skakača, damu i kralja bilo kojim redom. Posle tri pojedinačne postavke svaka strana spušta svoje poslednje dve figure u jednom potezu, prvo beli. Kralj na kraju mora biti između svojih topova.',
      lastTurn:
        'Po objavljenom pravilu oba igrača biraju svoje poslednje dve figure istovremeno, ne videći izbor drugog. Ovde se prvo postavlja par belog, pa ga crni vidi. Kartica Rešavač odgovara na oba načina: ovim redom i kao tajni izbor.',
      completions:
        'Bacanje se može dopuniti na {fewestWays} do {mostWays} načina po strani. Ukupno redova ima {ranks}, a rasporeda {starts}.',
      wholeSetup: {
        title: 'Celo postavljanje',
        notice:
          'Primer sa stranice samog autora, spreman za igru posle osam polupoteza. Ovde su dama i kralj poslednji, ali to mogu biti bilo koje dve figure.',
      },
    },
    special: {
      deadEnds:
        'Ćorsokaci. Postavka je dozvoljena samo ako se red još može dopuniti, a to može zatajiti odmah: od {firstPlacements} prvih postavki, brojeći sva bacanja jedne strane, {deadFirstPlacements} ne ostavlja nijednu dopunu.',
      noWayBack: {
        title: 'Kralj bez povratka',
        notice:
          'Broj na polju kaže na koliko načina se red može dopuniti kad kralj tamo stane. Na h1 nema nijednog. Na g1 svima treba drugi top na h1, pa tamo više ne sme ništa drugo.',
        barred: {
          noRookToTheRight: 'Nijedan top ne bi mogao stajati desno od kralja.',
          lastSquare: 'Poslednje polje za drugog topa.',
        },
      },
      asChess960: 'Kad su oba reda potpuna, igra se Chess960. Svejedno je kog su topa donele kockice.',
    },
    notation: {
      placements:
        'Postavka je <notation>N@c1</notation>, a par <notation>Q@g1+K@f1</notation>. FEN u zagradama navodi šta je još u ruci: <notation>[QRNNKqrnnk]</notation>. Polupotezi postavljanja su potezi zapisa, brojani od 1.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['fischer-benko']
