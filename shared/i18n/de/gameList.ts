import type { Translation } from '../catalogue'

export const germanGameList = {
  done: {
    added: 'Partie hinzugefügt',
    deleted: '{count, plural, =1 {{game} gelöscht} other {# Partien gelöscht}}',
    duplicated: '{count, plural, =1 {{game} dupliziert} other {# Partien dupliziert}}',
    moved:
      '{count, plural, =1 {{game} an Stelle {place, number} verschoben} other {# Partien an Stelle {place} verschoben}}',
    movedToFile:
      '{count, plural, =1 {{game} nach {file} verschoben} other {# Partien nach {file} verschoben}}',
  },
  reloaded:
    '{file} neu geladen. Die Änderungen an der Liste sind erhalten und noch nicht gespeichert.',
  undone: 'Rückgängig gemacht: {step}',
  redone: 'Wiederholt: {step}',
  nothingToUndo: 'In dieser Liste gibt es nichts rückgängig zu machen',
  nothingToRedo: 'In dieser Liste gibt es nichts zu wiederholen',
  copiedToFile: '{count, plural, =1 {{game} nach {file} kopiert} other {# Partien nach {file} kopiert}}',
  movedToFile:
    '{count, plural, =1 {{game} nach {file} verschoben. Erst Speichern nimmt sie aus {from}.} other {# Partien nach {file} verschoben. Erst Speichern nimmt sie aus {from}.}}',
  editsStay:
    '{count, plural, =1 {Die gelöschte Partie enthielt ungesicherte Änderungen. Sie sind in ihrem Tab.} other {# gelöschte Partien enthielten ungesicherte Änderungen. Sie sind in ihren Tabs.}}',
  merged: '{count, plural, =1 {{game} eingearbeitet} other {# Partien eingearbeitet}}',
  alreadyThere: 'Nichts einzuarbeiten: Diese Partie enthält alle ihre Züge',
  notMerged: {
    title:
      '{count, plural, =1 {{game} beginnt aus einer anderen Stellung} other {# Partien beginnen aus anderen Stellungen}}',
    kept: 'Nichts wurde eingearbeitet.',
    unread: '{game} ist nicht lesbar',
    itself: 'Zum Einarbeiten eine andere Partie auswählen',
  },
  lastGame: 'Eine Datei behält mindestens eine Partie. Stattdessen die Datei selbst löschen.',
  cannotEdit: '{file} ist schreibgeschützt: Partien stattdessen in eine eigene Datei kopieren',
  noList: 'Keine Datei ist geöffnet',
  sameFile: 'In dieser Datei sind die Partien bereits',
  menu: {
    open: 'Öffnen',
    openInNewTab: 'In neuem Tab öffnen',
    sideBySide: 'Nebeneinander zeigen',
    addGame: 'Partie hinzufügen',
    duplicate: 'Duplizieren',
    delete: 'Löschen',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    moveTo: 'An eine Stelle verschieben…',
    copyToFile: 'In Datei kopieren…',
    moveToFile: 'In Datei verschieben…',
    merge: 'In offene Partie einarbeiten',
    train: 'Stapel anlegen…',
    copyPgn: 'PGN kopieren',
    selectAll: 'Alle auswählen',
    label: 'Partien der Datei',
  },
  selected:
    '{count, plural, =0 {Keine Partie ausgewählt} one {# Partie ausgewählt} other {# Partien ausgewählt}}',
  moveTo: {
    title: '{count, plural, =1 {{game} verschieben} other {# Partien verschieben}}',
    description: 'Stelle in der Datei wählen',
    position: 'Stelle',
    range: 'von {first, number} bis {last, number}',
    move: 'Verschieben',
  },
  target: {
    copyTitle: '{count, plural, =1 {{game} kopieren nach…} other {# Partien kopieren nach…}}',
    moveTitle: '{count, plural, =1 {{game} verschieben nach…} other {# Partien verschieben nach…}}',
    description: 'Zieldatei wählen',
    openFiles: 'Offene Dateien',
    games: '{count, plural, one {# Partie} other {# Partien}}',
    anotherFile: 'Andere Datei…',
    newFile: 'Neue Datei…',
    why: 'Die Partien kommen sofort ans Ende dieser Datei.',
  },
  recovery: {
    failed: 'Die Änderungen an der Liste von {file} ließen sich nicht wiederherstellen',
    inJournal: 'Sie bleiben im Journal.',
    discarded: 'Änderungen an der Liste von {file} verworfen',
    entry: '{file}: {edit}',
  },
  saveAll: {
    saved: '{count, plural, =1 {{file} gespeichert} other {# Dateien gespeichert}}',
    nothing: 'Es ist schon alles gespeichert',
    notSaved: '{count, plural, =1 {Eins wurde nicht gespeichert} other {# wurden nicht gespeichert}}',
    noFile: '{game}: noch in keiner Datei',
    readOnly: '{file}: schreibgeschützt',
    changed: '{file}: auf der Festplatte geändert',
    gone: '{file}: nicht mehr auf der Festplatte',
    clash: '{game}: auch in der Datei geändert',
    failed: '{file}: {why}',
  },
} as const satisfies Translation['gameList']
