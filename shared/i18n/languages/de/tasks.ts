import type { Translation } from '../../catalogue/catalogue'

export const germanTasks = {
  status: {
    moves: '{name}: {done, number} von {total, plural, one {# Zug} other {# Zügen}}',
    closer: '{name}: prüft zweifelhafte Züge noch einmal',
    share: '{name}, {share}',
    paused: '{name} angehalten',
    failed: '{name} ausgefallen',
    more: '{words} und {more, number} weitere',
    pause: 'Anhalten',
    resume: 'Weiter',
  },
  title: 'Läuft gerade',
  description: 'Suchen im Hintergrund: Fortschritt und Reihenfolge, und wie man sie anhält oder beendet',
  lead: 'Die Aufgaben nutzen den Prozessor in dieser Reihenfolge. Eine Partie gegen die Engine geht immer vor.',
  none: 'Es läuft nichts.',
  kinds: {
    report: 'Bericht',
    preparation: 'Vorbereitung',
    setup: 'Aufbau',
    pricing: 'Werte des Aufbaus',
    placements: 'Platzierungen',
    guess: 'Wert einer Stellung',
    drill: 'Versuchter Zug',
    practice: 'Übungspartie',
  },
  part: '{kind}, Partie {number, number} von {total, number}',
  states: {
    running: '{share}',
    waiting:
      '{share}, {behind, select, game {wartet auf die Partie} screen {wartet auf das, was zu sehen ist} other {wartet auf Aufgaben darüber}}',
    paused: '{share}, angehalten',
    failed: '{share}, ausgefallen',
  },
  left: {
    hours: 'noch {hours} h',
    minutes: 'noch {minutes} min',
    seconds: 'noch {seconds} s',
  },
  pause: '{title} anhalten',
  resume: '{title} fortsetzen',
  stop: '{title} beenden',
  up: '{title} nach oben',
  down: '{title} nach unten',
} as const satisfies Translation['tasks']
