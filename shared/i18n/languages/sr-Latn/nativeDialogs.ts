import type { Translation } from '../../catalogue/catalogue'

export const serbianNativeDialogs = {
  closing: {
    question: 'Zatvoriti i izgubiti nesačuvane izmene?',
    detail: 'Dnevnik izmena se ne može upisati: nesačuvane izmene postoje samo u ovom prozoru.',
    stay: 'Ostani',
    close: 'Ipak zatvori',
  },
  crash: {
    title: 'Backrank ne može da prikaže svoj prozor',
    detail: 'Stranica se prekidala iznova i iznova ({reason}).',
  },
  files: {
    games: 'Šahovske partije (PGN)',
    all: 'Sve datoteke',
    json: 'Postupci (JSON)',
    pdf: 'Dokumenti (PDF)',
    png: 'Slike (PNG)',
    svg: 'Slike (SVG)',
    html: 'Veb-stranice (HTML)',
    gif: 'Animacije (GIF)',
    txt: 'Tekst',
    programs: 'Programi',
    open: 'Otvaranje partija',
    chooseEngine: 'Izbor motora',
    saveGame: 'Čuvanje partije',
    save: 'Čuvanje',
  },
  consent: {
    run: 'Pokrenuti ovaj program kao motor?',
    leadsTo: '{path}\nvodi do\n{target}',
    power: 'On može sve što i vi možete na ovom računaru.',
    runIt: 'Pokreni',
    set: 'Podesiti opciju {option}?',
    engine: 'Motor: {program}',
    files: 'Motor čita i upisuje datoteke navedene u njegovim opcijama.',
    setIt: 'Podesi',
    connect: 'Povezati se sa ovim serverom?',
    answers: 'Backrank mu šalje pozicije i veruje vrednostima koje se vrate.',
    connectIt: 'Poveži se',
  },
} as const satisfies Translation['nativeDialogs']
