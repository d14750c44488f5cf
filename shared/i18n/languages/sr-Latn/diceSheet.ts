import type { Translation } from '../../catalogue/catalogue'
import {
  accusative,
  agreeing,
  agreeingSeveral,
  capital,
  genitivePlural,
  instrumental,
  paucal,
} from './declined'

export const serbianDiceSheet = {
  howOf: '{name}: kako se baca',
  noSystem: 'Bez sistema',
  source: '{system}. {source}',
  long: '{count, plural, one {# korak, na više strana.} few {# koraka, na više strana.} other {# koraka, na više strana.}}',
  how: 'Kako se baca',
  with: 'Baca se ovim: {equipment}. Na {rank, select, empty {prazan osnovni red} other {slobodna polja osnovnog reda}} idu: <b>{pieces}</b>. Oba igrača broje polja s leve strane belog, i to samo slobodna: rezultat 3 je treće od njih. Gde je slobodno samo jedno, ne baca se ništa.',
  pieces: `{count, plural, =1 {${agreeing('jedan', 'jedna', 'piece')} {piece}} =2 {${agreeingSeveral('dva', 'dve')} ${paucal()}} =3 {tri ${paucal()}} =4 {četiri ${paucal()}} one {# {piece}} few {# ${paucal()}} other {# ${genitivePlural()}}}`,
  thrown: 'Šta je palo',
  placing: 'Zatim igrači postavljaju ostalo',
  inTurn:
    'Beli postavlja figuru na slobodno polje svog osnovnog reda, zatim crni na svoj red, i tako naizmenično.',
  pairLast:
    'Beli postavlja figuru na slobodno polje svog osnovnog reda, zatim crni na svoj red, i tako naizmenično. Poslednje dve figure obe strane postavljaju istovremeno: svaki igrač krišom zapiše svoj par, a zatim se oba pokažu.',
  form: {
    event: 'Turnir',
    round: 'Kolo',
    board: 'Tabla',
    date: 'Datum',
    white: 'Beli',
    black: 'Crni',
    whiteSigns: 'Potpis belog',
    blackSigns: 'Potpis crnog',
    arbiter: 'Sudija',
    pair: '{piece} i {partner}',
    swap: '{piece} menja mesto',
    color: 'boja polja lovca',
    chosen: 'slobodna polja te boje',
    forBoth: 'za oba',
    last: 'poslednje dve',
  },
  reading: {
    title: 'Bacanje: {equipment}',
    smallest: 'Uzmite kockicu s najmanje strana koja ima po jednu za svako polje.',
    pair: 'Za dva polja, neparan broj je prvo, a paran drugo.',
    number: 'Za više polja, broj je polje. Ako takvog polja nema, bacite ponovo.',
    onlyNumber: 'Broj je polje. Ako takvog polja nema, bacite ponovo.',
    twice:
      'Za više od {sides, plural, one {# polja} few {# polja} other {# polja}} bacite dvaput. Prvo: neparno je za prvih {sides, number} polja, a parno za ostala. Zatim je broj polje u tom delu. Ako takvog polja nema, bacite ponovo oba.',
    coinPair: 'Za dva polja bacite jedan novčić: glava je prvo, a pismo drugo.',
    twoCoins: 'Za tri ili četiri polja bacite dva novčića.',
    threeCoins: 'Za pet do osam polja bacite tri novčića.',
    coinChart:
      'Prvo se dogovorite o redosledu novčića. Potražite bacanja u tabeli: njen broj je polje. Ako takvog polja nema, bacite ponovo.',
    coinTwice:
      'Za više od osam polja bacite dvaput. Prvo jedan novčić: glava je za prvih osam polja, a pismo za ostala. Zatim je broj iz tabele za tri novčića polje u tom delu. Ako takvog polja nema, bacite ponovo oba.',
  },
  chart: '{coins, plural, =1 {Jedan novčić} one {# novčić} few {# novčića} other {# novčića}}',
  odds: 'Koliko je pravično',
  steps: {
    place: `Bacite za ${accusative()}, polja: {squares}.`,
    mirrored: `Bacite za ${accusative()}, polja: {squares}. ${capital('partner')} ide na simetrično polje.`,
    mirroredSame: `Bacite za ${accusative()}, polja: {squares}. ${agreeing('Drugi', 'Druga')} {piece} ide na simetrično polje.`,
    bishopsOpposite:
      'Bacite za jednog lovca, polja: {squares}; zatim za drugog, među slobodnim poljima druge boje.',
    bishopsFree:
      'Za svakog od dva lovca bacite za boju njegovog polja (glava ili neparno: tamno), zatim za polje među slobodnim poljima te boje. Gde samo jedna boja ima slobodnih polja, uzima se ona.',
    kingInside: 'Bacite za kralja, među slobodnim poljima bez dva krajnja.',
    rooksAroundKing:
      'Bacite za jednog topa među slobodnim poljima levo od kralja, zatim za drugog među onima desno od kralja.',
    kingAndRooksLast: 'Top, kralj i top zauzimaju poslednja tri polja, tim redom.',
    fill: 'Poslednja polja zauzimaju, sleva: {pieces}.',
    swap: 'Bacite za polje na koje ide {piece}: na svom ostaje, a na svakom drugom menja mesto s figurom koja tamo stoji.',
    swapNever: `Mesto se nikad ne menja sa ${instrumental('others')}.`,
    swapLeaves: 'Izostavite polja posle kojih važi: {conditions}.',
    check: 'Počnite iz početka ako važi: {conditions}.',
    subtract:
      'Ako je broj prevelik, oduzmite onoliko koliko ima polja: kod tri polja, 4, 5 i 6 važe kao 1, 2 i 3. Brojevi posle poslednjeg punog kruga bacaju se ponovo.',
    instead: 'Ovo bacajte ovim, ma šta inače koristili: {equipment}.',
    several: `{count, plural, =1 {{piece}} =2 {${agreeingSeveral('dva', 'dve')} ${paucal()}} =3 {tri ${paucal()}} =4 {četiri ${paucal()}} one {# {piece}} few {# ${paucal()}} other {# ${genitivePlural()}}}`,
  },
  second: {
    mirrored: 'Crni ima iste figure na istim linijama.',
    reversed: 'Crni ima isti redosled, viđen s druge strane table.',
    alternate: 'Beli baca za figuru, zatim crni za istu svoju figuru, pa oba prelaze na sledeću.',
    after: 'Prvo baca beli, zatim crni za svoju vojsku.',
    shared:
      '{steps, plural, =1 {Prvi korak baca se jednom za oba igrača; zatim beli baca dalje, pa crni za svoju vojsku.} one {Prvi # korak baca se jednom za oba igrača; zatim beli baca dalje, pa crni za svoju vojsku.} few {Prva # koraka bacaju se jednom za oba igrača; zatim beli baca dalje, pa crni za svoju vojsku.} other {Prvih # koraka baca se jednom za oba igrača; zatim beli baca dalje, pa crni za svoju vojsku.}}',
  },
} as const satisfies Translation['diceSheet']
