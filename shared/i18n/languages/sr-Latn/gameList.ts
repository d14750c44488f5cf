import type { Translation } from '../../catalogue/catalogue'

export const serbianGameList = {
  done: {
    added: 'Dodata partija',
    deleted:
      '{count, plural, =1 {Izbrisano: {game}} one {Izbrisana # partija} few {Izbrisane # partije} other {Izbrisano # partija}}',
    duplicated:
      '{count, plural, =1 {Udvostručeno: {game}} one {Udvostručena # partija} few {Udvostručene # partije} other {Udvostručeno # partija}}',
    moved:
      '{count, plural, =1 {{game}: premešteno na {place, number}} one {# partija premeštena na {place}} few {# partije premeštene na {place}} other {# partija premešteno na {place}}}',
    movedToFile:
      '{count, plural, =1 {{game}: premešteno u {file}} one {# partija premeštena u {file}} few {# partije premeštene u {file}} other {# partija premešteno u {file}}}',
  },
  reloaded: 'Ponovo učitano: {file}. Vaše izmene liste su zadržane i još nisu sačuvane.',
  undone: 'Opozvano: {step}',
  redone: 'Ponovljeno: {step}',
  nothingToUndo: 'U ovoj listi nema šta da se opozove',
  nothingToRedo: 'U ovoj listi nema šta da se ponovi',
  copiedToFile:
    '{count, plural, =1 {{game}: kopirano u {file}} one {# partija kopirana u {file}} few {# partije kopirane u {file}} other {# partija kopirano u {file}}}',
  movedToFile:
    '{count, plural, =1 {{game}: premešteno u {file}. Sačuvajte da nestane iz {from}.} one {# partija premeštena u {file}. Sačuvajte da nestane iz {from}.} few {# partije premeštene u {file}. Sačuvajte da nestanu iz {from}.} other {# partija premešteno u {file}. Sačuvajte da nestanu iz {from}.}}',
  editsStay:
    '{count, plural, =1 {Izbrisana partija je imala nesačuvane izmene. One su u njenoj kartici.} one {# izbrisana partija je imala nesačuvane izmene. One su u njenoj kartici.} few {# izbrisane partije su imale nesačuvane izmene. One su u njihovim karticama.} other {# izbrisanih partija imalo je nesačuvane izmene. One su u njihovim karticama.}}',
  merged:
    '{count, plural, =1 {Uklopljeno: {game}} one {Uklopljena # partija} few {Uklopljene # partije} other {Uklopljeno # partija}}',
  alreadyThere: 'Nema šta da se uklopi: ova partija ima sve njihove poteze',
  notMerged: {
    title:
      '{count, plural, =1 {{game} počinje iz druge pozicije} one {# partija počinje iz druge pozicije} few {# partije počinju iz drugih pozicija} other {# partija počinje iz drugih pozicija}}',
    kept: 'Ništa nije uklopljeno.',
    unread: '{game}: ne može se pročitati',
    itself: 'Izaberite drugu partiju koja će se uklopiti u ovu',
  },
  lastGame: 'Datoteka zadržava bar jednu partiju. Umesto toga izbrišite samu datoteku.',
  cannotEdit: '{file}: samo za čitanje; umesto toga kopirajte partije u svoju datoteku',
  noList: 'Nijedna datoteka nije otvorena',
  sameFile: 'To je datoteka u kojoj partije već jesu',
  menu: {
    open: 'Otvori',
    openInNewTab: 'Otvori u novoj kartici',
    sideBySide: 'Prikaži uporedo',
    addGame: 'Dodaj partiju',
    duplicate: 'Udvostruči',
    delete: 'Izbriši',
    moveUp: 'Pomeri nagore',
    moveDown: 'Pomeri nadole',
    moveTo: 'Premesti na mesto…',
    copyToFile: 'Kopiraj u datoteku…',
    moveToFile: 'Premesti u datoteku…',
    merge: 'Uklopi u otvorenu partiju',
    train: 'Napravi špil…',
    copyPgn: 'Kopiraj PGN',
    selectAll: 'Izaberi sve',
    label: 'Partije iz datoteke',
  },
  selected:
    '{count, plural, =0 {Nije izabrana nijedna partija} one {izabrana # partija} few {izabrane # partije} other {izabrano # partija}}',
  moveTo: {
    title:
      '{count, plural, =1 {Premesti: {game}} one {Premesti # partiju} few {Premesti # partije} other {Premesti # partija}}',
    description: 'Izaberite mesto u datoteci',
    position: 'Mesto',
    range: 'od {first, number} do {last, number}',
    move: 'Premesti',
  },
  target: {
    copyTitle:
      '{count, plural, =1 {Kopiraj {game} u…} one {Kopiraj # partiju u…} few {Kopiraj # partije u…} other {Kopiraj # partija u…}}',
    moveTitle:
      '{count, plural, =1 {Premesti {game} u…} one {Premesti # partiju u…} few {Premesti # partije u…} other {Premesti # partija u…}}',
    description: 'Izaberite datoteku kojoj se dodaje',
    openFiles: 'Otvorene datoteke',
    games: '{count, plural, one {# partija} few {# partije} other {# partija}}',
    anotherFile: 'Druga datoteka…',
    newFile: 'Nova datoteka…',
    why: 'Partije se odmah dodaju na kraj te datoteke.',
  },
  recovery: {
    failed: 'Izmene liste datoteke {file} nisu se mogle vratiti',
    inJournal: 'Ostaju u dnevniku.',
    discarded: 'Odbačene izmene liste datoteke {file}',
    entry: '{file}: {edit}',
  },
  saveAll: {
    saved:
      '{count, plural, =1 {Sačuvano: {file}} one {Sačuvana # datoteka} few {Sačuvane # datoteke} other {Sačuvano # datoteka}}',
    nothing: 'Sve je već sačuvano',
    notSaved:
      '{count, plural, =1 {Jedna stavka nije sačuvana} one {# stavka nije sačuvana} few {# stavke nisu sačuvane} other {# stavki nije sačuvano}}',
    noFile: '{game}: još nije u datoteci',
    readOnly: '{file}: samo za čitanje',
    changed: '{file}: promenjeno na disku',
    gone: '{file}: više nije na disku',
    clash: '{game}: promenjeno i u svojoj datoteci',
    failed: '{file}: {why}',
  },
} as const satisfies Translation['gameList']
