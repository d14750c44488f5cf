import type { Translation } from '../../../catalogue/catalogue'

export const serbianPreChess = {
  name: 'Benkov Pre-Chess',
  summary:
    'Osnovni redovi su prazni. Beli i crni naizmenično postavljaju po jednu figuru, lovce na različite boje, dok ne stane svih šesnaest. Ko je kralja i topa stavio na njihova obična polja, sme na rokadu.',
  guide: {
    about: {
      origin:
        'Bez ijedne kockice: igrači sami grade oba rasporeda. Pal Benko ga je objavio u časopisu Chess Life & Review 1978. i ideju pripisao Davidu Bronštajnu, koji ju je imao trideset godina ranije. Na nekim serverima zove se Placement Chess.',
    },
    start: {
      placing:
        'Pešaci stoje, osnovni redovi su prazni. Beli postavlja jednu figuru na svoj red, crni jednu na svoj, i tako po osam poteza, bilo kojim redom. Lovci jedne strane moraju stajati na različitim bojama; drugo se ne traži. Po strani redova ima {ranks}, a rasporeda {starts}. Zatim igra beli.',
      lastLightSquare: {
        title: 'Poslednje svetlo polje',
        notice:
          'Beli je iskoristio tri svetla polja, a njegovom drugom lovcu treba četvrto. Skakač može na bilo koje tamno polje, ali ne na h1. Tamo može samo lovac.',
        barred: {
          noSquareLeft: 'Za lovca ne bi ostalo svetlo polje.',
          bothOnDark: 'Oba lovca bi stajala na tamnim poljima.',
        },
      },
    },
    special: {
      castling:
        'Ko hoće rokadu, mora da je plati. Na rokadu sme samo kralj na e-liniji s topom u uglu, kao u šahu, a protivnik vidi kako tamo ide. Pravo nastaje kad se red popuni. Dok se figure postavljaju, šah se ne računa.',
      oneSideKeeps: {
        title: 'Jedna strana je zadržala rokadu',
        notice:
          'Beli može na rokadu na obe strane: topovi su mu u uglovima. Crni je stavio jednog topa na c8 i ostala mu je samo h-strana.',
      },
    },
    notation: {
      placements:
        'Postavka je <notation>N@c1</notation>; svaka je poseban polupotez, a partija počinje 9. potezom. FEN u zagradama navodi šta je u ruci, prvo figure belog.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['pre-chess']
