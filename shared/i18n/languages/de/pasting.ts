import type { Translation } from '../../catalogue/catalogue'

export const germanPasting = {
  title: 'Züge einfügen',
  description: 'Wohin die Züge der Zwischenablage kommen',
  moves: 'Züge in der Zwischenablage',
  where: {
    continues: 'Sie setzen die Variante nach {place} fort.',
    varies: 'Sie kommen als Variante hinter {place}.',
    known: 'Sie stehen alle schon in der Partie.',
    nothing: 'Keiner davon ist hier spielbar.',
  },
  start: 'der Anfangsstellung',
  always: 'Künftig immer so',
  alwaysHint: 'Lässt sich in den Einstellungen ändern',
  newTab: 'Neuer Tab',
  insert: 'Einfügen',
  inserted:
    '{count, plural, =0 {Text nach {place} eingefügt} one {# Zug nach {place} eingefügt} other {# Züge nach {place} eingefügt}}',
  known: 'Diese Züge stehen schon in der Partie',
  unplayed:
    '„{found}“ in Zeile {line, number}, Spalte {column, number} ist nicht spielbar; der Text bleibt erhalten',
  unplayedMore: '{count, plural, one {# weitere Variante bricht ab} other {# weitere Varianten brechen ab}}',
  otherStart: {
    system: 'In neuem Tab geöffnet: Es ist eine Partie eines anderen Systems',
    position: 'In neuem Tab geöffnet: Sie beginnt aus einer anderen Stellung',
  },
  noMoves: 'Die Zwischenablage hat keine Züge, die zu dieser Partie passen',
  noGame: 'Es ist keine Partie offen, in die Züge eingefügt werden könnten',
} as const satisfies Translation['pasting']
