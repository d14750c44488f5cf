import type { Translation } from '../../catalogue/catalogue'

export const serbianReplacing = {
  bar: 'Odigrajte umesto {move}',
  cancel: 'Zadrži {move}',
  cancelKeys: 'Zadrži {move} (Esc)',
  noMove: 'U prvoj poziciji nema poteza koji bi se zamenio',
  replaced: 'Umesto {old} sada {move}',
  keptAll:
    '{count, plural, one {Zadržan # potez koji sledi} few {Zadržana sva # poteza koja slede} other {Zadržano svih # poteza koji slede}}',
  keptUpTo:
    '{count, plural, =0 {Nije zadržan nijedan potez} one {Zadržan # potez} few {Zadržana # poteza} other {Zadržano # poteza}}; {illegal} više nije dozvoljeno',
  variations:
    '{count, plural, one {prekida se i # varijanta} few {prekidaju se i # varijante} other {prekida se i # varijanti}}',
} as const satisfies Translation['replacing']
