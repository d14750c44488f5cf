import type { Translation } from '../../catalogue/catalogue'

export const germanNativeDialogs = {
  closing: {
    question: 'Schließen und ungesicherte Änderungen verlieren?',
    detail:
      'Das Journal kann nicht geschrieben werden: Ungesicherte Änderungen gibt es nur in diesem Fenster.',
    stay: 'Bleiben',
    close: 'Trotzdem schließen',
  },
  crash: {
    title: 'Backrank kann sein Fenster nicht zeigen',
    detail: 'Die Seite ist immer wieder abgestürzt ({reason}).',
  },
  files: {
    games: 'Schachpartien (PGN)',
    all: 'Alle Dateien',
    json: 'Verfahren (JSON)',
    pdf: 'Dokumente (PDF)',
    png: 'Bilder (PNG)',
    svg: 'Bilder (SVG)',
    html: 'Webseiten (HTML)',
    gif: 'Animationen (GIF)',
    txt: 'Text',
    programs: 'Programme',
    open: 'Partien öffnen',
    chooseEngine: 'Engine auswählen',
    saveGame: 'Partie speichern',
    save: 'Speichern',
  },
  consent: {
    run: 'Dieses Programm als Engine starten?',
    leadsTo: '{path}\nführt zu\n{target}',
    power: 'Es kann auf diesem Computer alles, was auch das eigene Benutzerkonto kann.',
    runIt: 'Starten',
    set: 'Die Option {option} setzen?',
    engine: 'Engine: {program}',
    files: 'Eine Engine liest und schreibt die Dateien, die in ihren Optionen stehen.',
    setIt: 'Setzen',
    connect: 'Mit diesem Server verbinden?',
    answers: 'Backrank schickt ihm Stellungen und glaubt den Werten, die zurückkommen.',
    connectIt: 'Verbinden',
  },
} as const satisfies Translation['nativeDialogs']
