import type { Translation } from '../../catalogue/catalogue'

export const germanSplitView = {
  label: 'Zwei Partien nebeneinander',
  half: '{side, select, left {Linke Partie: {game}} other {Rechte Partie: {game}}}',
  board: '{side, select, left {Brett der linken Partie} other {Brett der rechten Partie}}',
  moves: '{side, select, left {Züge der linken Partie} other {Züge der rechten Partie}}',
  together: 'Gemeinsam',
  togetherHint: 'Ein Schritt in einer Partie ist ein Schritt in der anderen {key}',
  swap: 'Seiten tauschen',
  close: 'Zurück zu einer Partie {key}',
  none: 'Erst eine zweite Partie neben dieser zeigen',
  nothingOpen: 'Erst eine Partie öffnen',
  choose: {
    title: 'Neben dieser Partie zeigen',
    description: 'Mit einem Namen einen offenen Tab oder eine Partie dieser Datei finden',
    placeholder: 'Partie suchen',
    label: 'Partie',
    results: 'Partien',
    none: 'Keine Partie passt',
    tabs: 'Offene Tabs',
    games: 'Partien dieser Datei',
  },
} as const satisfies Translation['splitView']
