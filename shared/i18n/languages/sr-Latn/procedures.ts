import type { Translation } from '../../catalogue/catalogue'
import { accusative, agreeing, capital, genitive, genitivePlural, paucal } from './declined'

const OWNER = '{owner, select, white {Beli} black {Crni} other {Oba igrača}}'
const ON_THE_RANK = '{player, select, white {na redu belog} other {na redu crnog}}'
const PIECES_FOR_SQUARES =
  '{pieces, plural, one {# figura} few {# figure} other {# figura}} na {free, plural, one {# slobodno polje} few {# slobodna polja} other {# slobodnih polja}}'
const LOOK_UP = '{thing, select, coins {Potražite bacanja u tabeli: njen broj je} other {Broj je}}'

export const serbianProcedures = {
  techniques: {
    place: 'Figura na slobodno polje',
    mirrored: 'Dve figure simetrično',
    bishopsOpposite: 'Lovci na različitim bojama',
    bishopsFree: 'Lovci na bilo kojoj boji',
    kingInside: 'Kralj van krajnjih slobodnih polja',
    rooksAroundKing: 'Topovi s obe strane kralja',
    kingAndRooksLast: 'Kralj i topovi na poslednja tri polja',
    fill: 'Preostale figure',
    swap: 'Zamena mesta',
    check: 'Provera uslova',
  },
  steps: {
    place: 'korak {number, number} (figura na slobodno polje)',
    mirrored: 'korak {number, number} (dve figure simetrično)',
    bishopsOpposite: 'korak {number, number} (lovci na različitim bojama)',
    bishopsFree: 'korak {number, number} (lovci na bilo kojoj boji)',
    kingInside: 'korak {number, number} (kralj van krajnjih slobodnih polja)',
    rooksAroundKing: 'korak {number, number} (topovi s obe strane kralja)',
    kingAndRooksLast: 'korak {number, number} (kralj i topovi na poslednja tri polja)',
    fill: 'korak {number, number} (preostale figure)',
    swap: 'korak {number, number} (zamena mesta)',
    check: 'korak {number, number} (provera uslova)',
    unknown: 'korak {number, number}',
  },
  equipment: {
    die: 'kockica sa šest strana',
    d4: 'kockica sa četiri strane',
    d8: 'kockica sa osam strana',
    d10: 'kockica sa deset strana',
    d12: 'kockica sa dvanaest strana',
    d20: 'kockica sa dvadeset strana',
    dice: 'kockice sa 4 do 20 strana',
    coins: 'do tri novčića',
  },
  colors: {
    dark: 'tamno',
    light: 'svetlo',
  },
  missed: {
    sameOnOneColor: '{pieces} stoje na istoj boji',
    pairOnOneColor: '{one} i {other} stoje na istoj boji',
    kingBetweenRooks: 'kralj ne stoji između topova',
    mirroredPairs: 'figure ne stoje simetrično',
    pawnsGuarded: 'neki pešak nije branjen',
    bishopsApart: 'lovci stoje jedan do drugog',
    differsFrom:
      'na manje od {files, plural, one {# linije} few {# linije} other {# linija}} razlikuje se od {rank}',
  },
  throw: {
    coins:
      '{coins, plural, =1 {Bacite jedan novčić} =2 {Bacite dva novčića} =3 {Bacite tri novčića} one {Bacite # novčić} few {Bacite # novčića} other {Bacite # novčića}}',
    die: 'Bacite kockicu',
    otherDie: 'Bacite kockicu sa {sides, plural, one {# stranom} few {# strane} other {# strana}}',
  },
  squares: {
    all: 'slobodna polja',
    dark: 'slobodna tamna polja',
    light: 'slobodna svetla polja',
    corner: 'slobodna polja boje levog ugla',
    beside: 'slobodna polja koja nisu boje levog ugla',
    otherColor: `slobodna polja druge boje nego polje ${genitive()}`,
    inner: 'slobodna polja bez dva krajnja',
    leftOf: `slobodna polja levo od ${genitive()}`,
    rightOf: `slobodna polja desno od ${genitive()}`,
    leftWing: 'slobodna polja na levom krilu',
    rightWing: 'slobodna polja na desnom krilu',
    several: 'slobodna polja ({qualities})',
  },
  qualities: {
    dark: 'tamna',
    light: 'svetla',
    corner: 'boje levog ugla',
    beside: 'ne boje levog ugla',
    otherColor: `ne boje polja ${genitive()}`,
    inner: 'bez dva krajnja',
    leftOf: `levo od ${genitive()}`,
    rightOf: `desno od ${genitive()}`,
    leftWing: 'na levom krilu',
    rightWing: 'na desnom krilu',
  },
  prompt: {
    piece: `${OWNER}: {piece}`,
    pair: `${OWNER}: {piece} i {partner}`,
    color: `${OWNER}: {piece}, boja polja`,
    light: `${agreeing('belopoljni', 'belopoljna')} {piece}`,
    dark: `${agreeing('crnopoljni', 'crnopoljna')} {piece}`,
    toThrow: '{what}.',
    colorChoice:
      '{thing, select, coins {Glava je za tamno polje, pismo za svetlo.} other {Neparan broj je za tamno polje, paran za svetlo.}}',
    halfChoice:
      '{thing, select, coins {Glava je za prvih {ahead, number} od {squares, number} polja, pismo za ostala.} other {Neparan broj je za prvih {ahead, number} od {squares, number} polja, paran za ostala.}}',
    pairChoice: `{thing, select, coins {Glava stavlja ${accusative()} na {one}, pismo na {other}.} other {Neparan broj stavlja ${accusative()} na {one}, paran na {other}.}}`,
    second: `${LOOK_UP} polje za ${accusative()}, računajući dalje od {from}.`,
    partner: `${LOOK_UP} novo polje za ${accusative()}: {squares}.`,
    square: `${LOOK_UP} polje za ${accusative()}, brojano sleva: {squares}.`,
    mirror: `${capital()} ide na simetrično polje.`,
    mirrorOther: `${agreeing('Drugi', 'Druga')} {piece} ide na simetrično polje.`,
    everyResult: 'Svaki rezultat važi.',
    again: '{results} je previše: bacite ponovo.',
    bothAgain: '{results} je previše: bacite ponovo oba.',
    subtract: 'Iznad {count, number} oduzimajte {count, number} dok ne odgovara.',
    shared: 'Jedno bacanje važi za obe vojske.',
    bishopsOpposite: 'Lovci stoje na različitim bojama.',
    bishopsFree: 'Lovci smeju biti na istoj boji, pa se prvo baca za boju.',
    kingInside: 'Krajnja slobodna polja ostaju topovima, da bi kralj stajao između njih.',
    rooksAroundKing: 'Sa svake strane kralja stoji po jedan top.',
    mirrored: 'Leva polovina reda je odraz desne.',
    swap: `${capital()} menja mesto s figurom koja tamo stoji, ili ostaje.`,
  },
  happenings: {
    again: 'previše, ponovo',
    firstHalf: 'prva polja',
    lastHalf: 'poslednja polja',
    failed: 'iz početka: {reason}',
  },
  refused: {
    nothing: 'ništa',
    die: '{found} ovde ne može pasti: kockica pokazuje 1 do {sides, number}',
    coin: '{found} ovde ne može pasti: baca se jedan novčić: H ili T, ili broj iz tabele, 1 do {sides, number}',
    coins:
      '{found} ovde ne može pasti: novčića se baca {coins, number}: {first} do {last}, ili broj iz tabele, 1 do {sides, number}',
    finished: '{found} je jedno bacanje previše: sve već stoji',
    stuck: 'postupak je dospeo u ćorsokak i nijedno bacanje ne pomaže',
  },
  log: {
    tooLong: 'zapis je predugačak',
    noProcedure: 'zapis ne počinje oznakom postupka',
    noEquipment: 'zapis ne kaže čime se baca',
    notAResult: 'zapis sadrži nešto što nije bacanje',
    found: '{problem}: {found}',
    notEquipment: 'zapis treba da navede kockice ili novčiće, a ne {found}',
  },
  walk: {
    tooManyPieces: `{step} može dospeti u ćorsokak: ${ON_THE_RANK} {rank} ima ${PIECES_FOR_SQUARES}`,
    noSquare: `{step} može dospeti u ćorsokak: ${ON_THE_RANK} {rank} ne nalazi polje`,
    equipment:
      '{step} možda mora da bira između {count, plural, one {# polja} few {# polja} other {# polja}}, a to je previše ({equipment})',
    neverMet: '{step} nikad nije ispunjen, pa se bacanje ne bi završilo',
    tooManyRanks:
      'može nastati više od {limit, plural, one {# reda} few {# reda} other {# redova}}; verovatnoće nisu izračunate',
    rarelyMet: 'redova ima previše za brojanje, a premalo bacanja ispunjava uslove za procenu',
    tooManyPairs:
      'može nastati više od {limit, plural, one {# para vojski} few {# para vojski} other {# parova vojski}}; njihove verovatnoće nisu izračunate',
  },
  stuck: {
    tooManyPieces: `{step} je ćorsokak: ${ON_THE_RANK} {rank} ima ${PIECES_FOR_SQUARES}`,
    noSquare: `{step} je ćorsokak: ${ON_THE_RANK} {rank} ne nalazi polje`,
    equipment:
      '{step} mora da bira između {count, plural, one {# polja} few {# polja} other {# polja}}, a to je previše ({equipment})',
  },
  odds: {
    oneRank: 'daje uvek isti red, ma šta palo',
    onePair: 'daje uvek isti par vojski, ma šta palo',
    fair: 'daje svaki od {count, plural, one {# reda} few {# reda} other {# redova}} sa {share}',
    fairPairs:
      'daje svaki od {count, plural, one {# para vojski} few {# para vojski} other {# parova vojski}} sa {share}',
    unfair:
      'čini {most, number} od {count, plural, one {# reda} few {# reda} other {# redova}} {ratio} puta verovatnijim ({max}) nego {least, number} drugih ({min})',
    unfairPairs:
      'čini {most, number} od {count, plural, one {# para vojski} few {# para vojski} other {# parova vojski}} {ratio} puta verovatnijim ({max}) nego {least, number} drugih ({min})',
    follows: 'Vojska crnog sledi iz vojske belog',
    independent: 'Svaki igrač baca nezavisno od drugog',
    shared: 'Ono što se baca jednom za oba povezuje vojske',
    neverTwice:
      'od {throwings, plural, one {# pokušaja} few {# pokušaja} other {# pokušaja}} nijedna dva nisu dala isto',
    repeats: 'ponavlja se onoliko često koliko bi se ponavljalo {count} jednako verovatnih redova',
    repeatsPairs:
      'ponavlja se onoliko često koliko bi se ponavljalo {count} jednako verovatnih parova vojski',
    endUnknown: 'Nije se moglo utvrditi da li se uvek završava',
  },
  broken: {
    whole: 'postupak',
    entries: {
      steps: 'korak {number, number}',
      conditions: 'uslov {number, number}',
      roles: 'vrsta {number, number}',
      pieces: 'figura {number, number}',
    },
    entry: '{field} {number, number}',
    types: {
      object: 'objekat',
      list: 'lista',
      text: 'tekst',
      number: 'broj',
      truth: 'tačno ili netačno',
      nothing: 'ništa',
    },
    jsonEnds: 'ovo nije JSON: red {line, number} završava se prerano',
    json: 'ovo nije JSON: u redu {line, number}, kolona {column, number}, stoji {found}',
    wrongType: '{place}: treba {expected}, a stoji {found}',
    notWhole: '{place}: stoji {found}, a treba ceo broj',
    missing: '{place}: nedostaje',
    unknownField: '{place}: postupak nema takvo polje',
    empty: 'prazno',
    unknownWord: '{place}: stoji {found}, a treba {expected}',
    tooMuch: {
      letters:
        '{place}: {found, plural, one {{count} slovo} few {{count} slova} other {{count} slova}}; može se pročitati najviše {limit}',
      entries:
        '{place}: {found, plural, one {{count} stavka} few {{count} stavke} other {{count} stavki}}; može se pročitati najviše {limit}',
      number: '{place}: {count}; može se pročitati najviše {limit}',
    },
    tooLittle: {
      letters:
        '{place}: {found, plural, one {{count} slovo} few {{count} slova} other {{count} slova}}; treba bar {limit}',
      entries:
        '{place}: {found, plural, one {{count} stavka} few {{count} stavke} other {{count} stavki}}; treba bar {limit}',
      number: '{place}: {count}; treba bar {limit}',
    },
    notAnId: '{place}: stoji {found}, a dozvoljena su mala slova, cifre i crtice',
    notARank: '{place}: {letter, number}. slovo je {found}, a dozvoljeni su ?, . i figure te vojske',
    width:
      '{place}: {found, plural, one {# polje} few {# polja} other {# polja}}; sistem ih ima {expected, number}',
    fixedSquare: '{place}: polje {square, number} razlikuje se od sistema',
    otherArmy: `{place}: sistem baca {expected, plural, one {# ${accusative()}} few {# ${paucal()}} other {# ${genitivePlural()}}}, a ovde ih ima {found, number}`,
    notPlaced: `{place}: vojska ima {expected, plural, one {# ${accusative()}} few {# ${paucal()}} other {# ${genitivePlural()}}}, a koraci ih postavljaju {found, number}`,
    tooFewSquares:
      '{place}: {expected, number}, više od {found, plural, one {# slobodnog polja} few {# slobodna polja} other {# slobodnih polja}}',
    shared: '{place}: koraci se mogu bacati jednom za oba samo ako crni baca posle belog, i bez provera',
  },
} as const satisfies Translation['procedures']
