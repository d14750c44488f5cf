import type { Translation } from '../../catalogue/catalogue'

export const germanMistakes = {
  title: 'Eigene Fehler',
  lead: 'Aus jedem eigenen Fehler und Patzer einer analysierten Partie wird eine Aufgabe: den besseren Zug finden.',
  name: 'Eigener Name in Partien',
  nameHint: 'Wie er in den Tags White und Black steht; der Nachname genügt.',
  offered: 'Spieler offener Partien mit Fehlern',
  found: 'Was gefunden wurde',
  none: 'Noch keine Fehler. Eine eigene Partie öffnen oder analysieren: Was die Analyse findet, kommt von selbst hierher.',
  count:
    '{count, plural, one {# Stellung} other {# Stellungen}} aus eigenen Partien: {due, number} fällig, {fresh, number} neu.',
  train: 'Trainieren',
  gather: 'Aus {count, number} Partien von {file} ergänzen',
  gathered:
    '{count, plural, =0 {In {file} sind keine eigenen Fehler markiert} one {# Stellung in {file} gefunden} other {# Stellungen in {file} gefunden}}',
  deck: '{color, select, white {Eigene Fehler mit Weiß} other {Eigene Fehler mit Schwarz}}',
} as const satisfies Translation['mistakes']
