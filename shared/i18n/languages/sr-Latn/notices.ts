import type { Translation } from '../../catalogue/catalogue'

export const serbianNotices = {
  reloaded: 'Ponovo učitano: {file}',
  pastedGames: 'Nalepljene partije',
  dropped: '{title}. {why}',
  saved: 'Sačuvano: {file}',
  savedInUtf8: 'Sačuvano: {file}, s ovom partijom u UTF-8',
  exported: 'Izvezeno: {file}',
  exportedWithout:
    '{count, plural, one {Izvezeno: {file}, bez # oznake postavljanja} few {Izvezeno: {file}, bez # oznake postavljanja} other {Izvezeno: {file}, bez # oznaka postavljanja}}',
  leftOtherNames: 'Drugo ime za {file} na disku (čvrsta veza) i dalje vodi do datoteke kakva je bila ranije.',
  notSavedChanged:
    'Nije sačuvano: datoteka je promenjena na disku. Ponovo je učitajte, zadržite obe ili pišite preko nje.',
  notSavedClash: 'Nije sačuvano: partija je promenjena i u datoteci. Iznad poteza izaberite koja ostaje.',
  notSavedDoubt: 'Nije sačuvano: prvo iznad poteza recite da li datoteka još ima ovu partiju.',
  gameGone: '{game}: više nije u datoteci {file}. Ostaje ovde, nesačuvano.',
  showOthers: 'Prikaži druge partije',
  addThisGame: 'Dodaj ovu partiju',
  replaceAll: '{count, plural, one {Zameni # partiju} few {Zameni sve #} other {Zameni svih #}}',
  downloaded: 'Preuzeto: {file}',
  noBoard: 'Nije otvorena tabla od koje bi se napravila slika',
  journalAgain: 'Vaše nesačuvane izmene su ponovo u dnevniku',
  discarded: 'Odbačeno: {game}',
  closedUnsaved: 'Zatvoreno s nesačuvanim izmenama: {game}',
  removedEngine: 'Uklonjeno: {engine}',
  tookBack: 'Vraćeno: {step}',
  copied: { fen: 'FEN kopiran', pgn: 'PGN kopiran', text: 'Tekst kopiran' },
  notCopied: {
    fen: 'FEN se nije mogao kopirati',
    pgn: 'PGN se nije mogao kopirati',
    text: 'Tekst se nije mogao kopirati',
  },
  copiedPicture: 'Slika table kopirana',
  noPictureCopied: 'Privremena memorija ovde ne prima slike; umesto toga sačuvajte sliku',
} as const satisfies Translation['notices']
