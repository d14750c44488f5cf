import type { Translation } from '../../catalogue/catalogue'

export const serbianGames = {
  search: {
    label: 'Nađi partije',
    placeholder: 'Pretraži partije',
    clear: 'Prikaži sve partije',
    found: 'nađeno {count, number}',
  },
  list: 'Partije',
  none: 'U ovoj datoteci nema partija',
  noMatch: 'Nijedna partija ne odgovara upitu „{query}”',
  wider:
    '{count, plural, one {# partija odgovara upitu „{query}”.} few {# partije odgovaraju upitu „{query}”.} other {# partija odgovara upitu „{query}”.}}',
  showWider: 'Prikaži ih',
  showAll: '{count, plural, one {Prikaži # partiju} few {Prikaži sve #} other {Prikaži svih #}}',
  row: {
    couplet: 'mini-meč {couplet}',
    untitled: 'Partija {number, number}',
    notSaved: 'Nije sačuvano',
    plies: '{count, plural, one {# polupotez} few {# polupoteza} other {# polupoteza}}',
    broken:
      '{count, plural, =0 {Partija se ne može pročitati} one {Čitljiv je samo # polupotez; ostatak je sačuvan kao tekst} few {Čitljiva su samo # polupoteza; ostatak je sačuvan kao tekst} other {Čitljivo je samo # polupoteza; ostatak je sačuvan kao tekst}}',
    round: 'kolo {round}',
    line: 'red {line, number}',
  },
  sort: {
    by: 'Poređaj po',
    gamesBy: 'Poređaj partije po',
    falling: 'Opadajuće',
    rising: 'Rastuće',
  },
  sortKeys: {
    number: 'Broj partije',
    white: 'Beli',
    whiteElo: 'Rejting belog',
    black: 'Crni',
    blackElo: 'Rejting crnog',
    event: 'Turnir',
    round: 'Kolo',
    date: 'Datum',
    system: 'Sistem',
    start: 'Start',
    startNumber: 'Broj starta',
    result: 'Rezultat',
    couplet: 'Mini-meč',
    plies: 'Dužina',
    faults: 'Greške u čitanju',
  },
  ends: {
    first: 'Ovo je prva partija u datoteci {file}',
    last: 'Ovo je poslednja partija u datoteci {file}',
    firstFound: 'Ovo je prva partija za „{query}”',
    lastFound: 'Ovo je poslednja partija za „{query}”',
    firstShown: 'Ovo je prva partija koju filteri prikazuju',
    lastShown: 'Ovo je poslednja partija koju filteri prikazuju',
  },
} as const satisfies Translation['games']
