import type { Translation } from '../../catalogue/catalogue'
import { genitive, genitivePlural } from './declined'

const RANK = '{side, select, white {Red belog} black {Red crnog} other {Red}}'
const WITH = '{side, select, white {Kod belog} black {Kod crnog} other {Ovde}}'

export const serbianNewAnalysis = {
  title: 'Nova analiza',
  titles: { practice: 'Vežba: izaberite start', table: 'Dva igrača: izaberite start' },
  description: 'Izaberite sistem i prvu poziciju: brojem, redovima, FEN-om, PGN-om ili nasumično',
  nothingYet: 'Još nema šta da se otvori',
  notLegal: 'Ova pozicija nije pravilna',
  open: 'Otvori',
  openGames: '{count, plural, one {Otvori partiju} few {Otvori partije} other {Otvori partije}}',
  beginSetup: 'Počni postavljanje',
  examples: 'Probajte',
  draw: {
    fairHint: 'Nasumični startovi ne vrede više od toga ni za jednu stranu; broj se podešava u Startovima',
    rewarding: 'Samo bacanja koja nagrađuju dobro postavljanje',
    rewardingHint: 'Četvrtina bacanja u kojima najviše zavisi od postavljanja',
    fair: 'Samo startovi unutar {within} (takvih je {share})',
    title: 'Ili izvucite',
    throw: 'Nasumično bacanje',
    start: 'Nasumičan start',
    round: 'Startovi za kolo…',
    roundHint: 'Izvucite startove za table jednog kola, odštampajte ih, sačuvajte ih kao partije',
    dice: 'Baci kockice…',
    diceHint: 'Bacite start kockicama ili novčićima, u asistentu za kockice',
    seed: 'Seme',
    noSeed: 'nema',
    seedHint: 'Isto seme uvek daje isti ishod; bez njega se ishod ne može predvideti',
  },
  foot: {
    tableHint: 'Dvoje ljudi je igra za ovim ekranom',
    table: 'Dva igrača…',
    rules: 'Pravila: {system}',
    setUp: 'Postavi rukom',
    setUpHint: 'Izmenite poziciju rukom pre otvaranja',
    practice: 'Vežbaj…',
    practiceHint: 'Igraj je protiv našeg motora',
  },
  box: {
    label: 'Broj, redovi, FEN ili PGN',
    number: 'Broj',
    numbers: 'Brojevi',
    throws: 'Bacanja',
    ranks: 'Redovi',
    games: '{count, plural, one {PGN, # partija} few {PGN, # partije} other {PGN, # partija}}',
    paste: 'Nalepi',
  },
  readings: {
    title: 'Čitanja',
    count: '{count, plural, one {# čitanje: {system}} few {# čitanja: {system}} other {# čitanja: {system}}}',
  },
  preview: {
    legal: 'Pravilno',
    notLegal: 'Nepravilno',
    toPlace: 'Za postavljanje',
    arrays: 'Rasporedi',
    arraysOf: '{count, number} ({white, number} × {black, number})',
    rights: 'Prava',
    fault: '{title}. {detail}',
    faultOnly: '{title}.',
  },
  elsewhere: 'To je pozicija sistema {system}',
  impossible: {
    oneNumber: 'Ovde je dovoljan jedan broj: red crnog sledi iz reda belog.',
    number: {
      throw:
        '{last, plural, =0 {Nema takvog bacanja: jedino je 0.} one {Nema takvog bacanja: idu od 0 do #.} few {Nema takvog bacanja: idu od 0 do #.} other {Nema takvog bacanja: idu od 0 do #.}}',
      start:
        '{last, plural, =0 {Nema takvog starta u ovom sistemu: jedini je 0.} one {Nema takvog starta u ovom sistemu: idu od 0 do #.} few {Nema takvog starta u ovom sistemu: idu od 0 do #.} other {Nema takvog starta u ovom sistemu: idu od 0 do #.}}',
      scharnagl:
        '{last, plural, =0 {Nema takvog broja za Chess960: jedini je 0.} one {Nema takvog broja za Chess960: idu od 0 do #.} few {Nema takvog broja za Chess960: idu od 0 do #.} other {Nema takvog broja za Chess960: idu od 0 do #.}}',
      throwRank:
        '{last, plural, =0 {Nema takvog bačenog reda: jedini je 0.} one {Nema takvog bačenog reda: idu od 0 do #.} few {Nema takvog bačenog reda: idu od 0 do #.} other {Nema takvog bačenog reda: idu od 0 do #.}}',
      rank: '{last, plural, =0 {Nema takvog reda u ovom sistemu: jedini je 0.} one {Nema takvog reda u ovom sistemu: idu od 0 do #.} few {Nema takvog reda u ovom sistemu: idu od 0 do #.} other {Nema takvog reda u ovom sistemu: idu od 0 do #.}}',
    },
    empty: 'Još nema reda.',
    tooLong: 'Predugo za dva reda.',
    unknownLetter: '„{letter}” nije figura ovog sistema.',
    symmetry: 'Red crnog ovde sledi iz reda belog: glasi {expected}.',
    notRelocated: 'Nijedno premeštanje ne vodi do ova dva reda.',
    turns:
      'Beli ima {white, plural, one {# figuru} few {# figure} other {# figura}}, a crni {black, number}; naizmeničnim postavljanjem se dotle ne stiže.',
    length: `${RANK} ima {found, plural, one {# polje} few {# polja} other {# polja}}; treba {expected, number}.`,
    fixedPiece: `${RANK} ima pogrešnu figuru na stalnom polju.`,
    pieceCount: `${RANK} ima pogrešan broj ${genitivePlural()}: {found, number} umesto {expected, number}.`,
    incomplete: `${RANK} ima prazna polja, a u ovom sistemu se ne postavlja.`,
    notThrown: `${RANK} nema ${genitive()}, a kockice prvo to postavljaju.`,
    noCompletion: `${RANK} se više ne može dopuniti.`,
    sameOnOpposite: `${WITH} {pieces} moraju stajati na različitim bojama.`,
    pairOnOpposite: `${WITH} {one} i {other} moraju stajati na različitim bojama.`,
    kingBetweenRooks: `${WITH} kralj mora stajati između topova.`,
    mirroredPairs: `${WITH} topovi, skakači i lovci moraju stajati simetrično, a kralj simetrično dami.`,
    pawnsGuarded: `${RANK} ostavlja pešaka nebranjenog.`,
    bishopsApart: `${WITH} lovci ne smeju stajati jedan do drugog.`,
    differsFrom: `${RANK} se mora razlikovati od {rank} na bar {files, plural, one {# liniji} few {# linije} other {# linija}}.`,
    fen: '{problem} ({place}).',
    notTheThrows: 'Ovo liči na bacanja, ali ne odgovara kockicama ovog sistema.',
    unreadable: 'Ovo nije ni broj, ni red, ni FEN, ni PGN.',
  },
} as const satisfies Translation['newAnalysis']
