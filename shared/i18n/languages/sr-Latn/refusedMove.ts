import type { Translation } from '../../catalogue/catalogue'
import { accusative, agreeing, capital, genitive, instrumental } from './declined'

/** A part of the errors, as it is in English. */
type RefusedMove = NonNullable<Translation['errors']>['refusedMove']

export const serbianRefusedMove = {
  unreadable: 'To nije potez',
  notHere: 'Takav potez ovde ne postoji',
  kingStands: `${capital()} stoji na {square}`,
  noneAtHome: `{color, select, white {Na osnovnom redu belog ne stoji ${agreeing('takav', 'takva')} {piece}} other {Na osnovnom redu crnog ne stoji ${agreeing('takav', 'takva')} {piece}}}`,
  gameOver: 'Partija je ovde završena',
  placeFirst:
    '{color, select, white {Beli prvo treba da postavi figuru} other {Crni prvo treba da postavi figuru}}',
  relocateFirst: `{color, select, white {Beli prvo treba da premesti ${accusative()}, ili da ${agreeing('ga', 'je')} ostavi} other {Crni prvo treba da premesti ${accusative()}, ili da ${agreeing('ga', 'je')} ostavi}}`,
  otherTurn: '{turn, select, white {Beli je na potezu} other {Crni je na potezu}}',
  emptySquare: 'Na {square} ne stoji ništa',
  ownPiece: 'Na {square} stoji sopstvena figura',
  notSo: `${capital()} ne može sa {from} na {to}`,
  blocked: `Put ${genitive()} od {from} do {to} je zatvoren`,
  leg: `Figura na {square} zatvara put ${genitive()}`,
  cannon: {
    noScreen: 'Katapult preskače tačno jednu figuru, a na putu nema nijedne',
    manyScreens: 'Katapult preskače tačno jednu figuru, a na putu ih je više',
    cannonScreen: 'Katapult ne može da preskoči katapult',
    cannonTarget: 'Katapult ne može da uzme katapult',
  },
  palace: `${capital()} ostaje u palati i ide njenim linijama`,
  noSuchPiece: `{color, select, white {Beli nema ${agreeing('takvog', 'takvu')} ${accusative()}} other {Crni nema ${agreeing('takvog', 'takvu')} ${accusative()}}}`,
  noneGoes: `{color, select, white {${agreeing('Nijedan beli', 'Nijedna bela')} {piece} ne može na {to}} other {${agreeing('Nijedan crni', 'Nijedna crna')} {piece} ne može na {to}}}`,
  kingAttacked: `${capital()} bi na {square} bio napadnut`,
  stillInCheck: `${capital()} bi i dalje bio u šahu`,
  kingExposed: 'Vaš {piece} bi bio napadnut',
  promotion: 'Recite u šta se pešak pretvara',
  ambiguous: 'To može biti {moves}',
  castling: {
    noCastling: 'U ovom sistemu nema rokade',
    notLong: 'Ovde nema velike rokade: piše se O-Ob ili O-Og',
    unknown: 'Ovaj sistem nema takvu rokadu',
    nothing: 'Rokada na tu stranu ovde ne bi promenila ništa, ili ne više od običnog poteza, pa ne postoji',
    noRight: 'Nema prava na rokadu na tu stranu',
    check: 'Kralj u šahu ne može na rokadu',
    blocked: 'Rokada je sprečena: nešto stoji na putu',
    attacked: 'Kralj ne može na rokadu kroz napadnuto polje ni na njega',
  },
  notInPocket: `{color, select, white {Beli više nema ${accusative()} za postavljanje} other {Crni više nema ${accusative()} za postavljanje}}`,
  placeAtHome:
    '{color, select, white {Beli postavlja figure na prvi red} other {Crni postavlja figure na poslednji red}}',
  mirror:
    '{color, select, white {{role, select, king {Beli kralj mora biti odraz crnog: {move}} other {Bela dama mora biti odraz crne: {move}}}} other {{role, select, king {Crni kralj mora biti odraz belog: {move}} other {Crna dama mora biti odraz bele: {move}}}}}',
  relocation: {
    noPartner: `${capital()} menja mesto s drugom figurom svog osnovnog reda, ili ostaje`,
    never: `${capital()} nikad ne menja mesto sa ${instrumental('partner')}`,
    bishops: 'Oba lovca bi stajala na istoj boji',
  },
  transposition: {
    over: 'Figure mogu zameniti mesta samo u prvom potezu',
    sameKind: 'Dve iste figure ne mogu zameniti mesta',
    bishops: 'Oba lovca bi stajala na istoj boji',
    attacked: 'Vaš kralj bi posle ove zamene bio napadnut',
  },
  adjustment: {
    none: 'Ovde se nijedan lovac ne može korigovati',
    apart: 'Lovac se koriguje s figurom pored sebe',
    moved: 'Mogu se korigovati samo figure koje nisu igrale',
    check: 'Lovac se ne može korigovati dok je kralj u šahu',
    attacked: 'Vaš kralj bi posle ove korekcije bio napadnut',
  },
  leap: {
    gone: 'Samo kralj koji nije igrao može da skoči',
    occupied: 'Bunkersko polje je zauzeto',
    check: 'Kralj u šahu ne može da skoči',
    barred: 'Kralj ne može da preskoči protivničku figuru',
    attacked: 'Kralj ne može da skoči kroz napadnuto polje ni na njega',
  },
} as const satisfies RefusedMove
