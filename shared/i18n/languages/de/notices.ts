import type { Translation } from '../../catalogue/catalogue'

export const germanNotices = {
  reloaded: '{file} neu geladen',
  pastedGames: 'Eingefügte Partien',
  dropped: '{title}. {why}',
  saved: '{file} gespeichert',
  savedInUtf8: '{file} gespeichert, diese Partie in UTF-8',
  exported: '{file} exportiert',
  exportedWithout:
    '{count, plural, one {{file} exportiert, ohne # Anmerkung zum Aufbau} other {{file} exportiert, ohne # Anmerkungen zum Aufbau}}',
  leftOtherNames:
    'Ein anderer Name von {file} auf der Festplatte (ein harter Link) führt weiter zur alten Fassung der Datei.',
  notSavedChanged:
    'Nicht gespeichert: Die Datei wurde auf der Festplatte geändert. Neu laden, beide behalten oder überschreiben.',
  notSavedClash:
    'Nicht gespeichert: Auch in der Datei wurde die Partie geändert. Über den Zügen wählen, welche bleibt.',
  notSavedDoubt: 'Nicht gespeichert: Erst über den Zügen angeben, ob die Datei diese Partie noch enthält.',
  gameGone: '{game} ist nicht mehr in {file}. Sie bleibt hier, ungesichert.',
  showOthers: 'Andere Partien zeigen',
  addThisGame: 'Diese Partie hinzufügen',
  replaceAll: '{count, plural, one {Die # Partie ersetzen} other {Alle # ersetzen}}',
  downloaded: '{file} heruntergeladen',
  noBoard: 'Es ist kein Brett offen, das ein Bild ergäbe',
  journalAgain: 'Die ungesicherten Änderungen sind wieder im Journal',
  discarded: '{game} verworfen',
  closedUnsaved: '{game} mit ungesicherten Änderungen geschlossen',
  removedEngine: '{engine} entfernt',
  tookBack: 'Zurückgenommen: {step}',
  copied: { fen: 'FEN kopiert', pgn: 'PGN kopiert', text: 'Text kopiert' },
  notCopied: {
    fen: 'Die FEN konnte nicht kopiert werden',
    pgn: 'Die PGN konnte nicht kopiert werden',
    text: 'Der Text konnte nicht kopiert werden',
  },
  copiedPicture: 'Bild des Bretts kopiert',
  noPictureCopied: 'Die Zwischenablage nimmt hier keine Bilder; das Bild stattdessen speichern',
} as const satisfies Translation['notices']
