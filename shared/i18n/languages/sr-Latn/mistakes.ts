import type { Translation } from '../../catalogue/catalogue'

export const serbianMistakes = {
  title: 'Vaše greške',
  lead: 'Svaka vaša greška u analiziranoj partiji, gruba ili ne, postaje pozicija za rešavanje: nađite bolji potez.',
  name: 'Vaše ime u partijama',
  nameHint: 'Kako stoji u oznakama White i Black; dovoljno je prezime.',
  offered: 'Igrači iz otvorenih partija s greškama',
  found: 'Šta je nađeno',
  none: 'Još nema grešaka. Otvorite ili analizirajte neku svoju partiju: ono što analiza nađe ovde se dodaje samo.',
  count:
    '{count, plural, one {# pozicija} few {# pozicije} other {# pozicija}} iz vaših partija: za ponavljanje {due, number}, novih {fresh, number}.',
  train: 'Vežbaj',
  gather: 'Dodaj iz {count, plural, one {# partije} few {# partije} other {# partija}} datoteke {file}',
  gathered:
    '{count, plural, =0 {U datoteci {file} nema obeleženih vaših grešaka} one {# pozicija nađena u datoteci {file}} few {# pozicije nađene u datoteci {file}} other {# pozicija nađeno u datoteci {file}}}',
  deck: '{color, select, white {Vaše greške s belim figurama} other {Vaše greške s crnim figurama}}',
} as const satisfies Translation['mistakes']
