import type { Translation } from '../../catalogue/catalogue'
import { ein, einem } from './declined'

export const germanSetup = {
  tray: {
    toPlace: '{count, plural, =0 {alles platziert} other {noch # zu platzieren}}',
    placesNow: 'am Zug, noch {count, number} zu platzieren',
    ways: '{ways, plural, one {# Vervollständigung} other {# Vervollständigungen}}',
  },
  shelf: {
    title: '{color, select, white {Weiß platziert} other {Schwarz platziert}}',
    pieceToPlace: '{piece}, noch {count, number} zu platzieren',
    open: '{piece} auf {square}, {ways, plural, one {# Vervollständigung} other {# Vervollständigungen}}',
    occupied: '{square} ist besetzt',
    unknown: '{piece} auf {square}',
  },
  closed: {
    noRookA: `${ein()} auf {square} lässt keinen Platz für einen Turm auf der a-Seite`,
    noRookH: `${ein()} auf {square} lässt keinen Platz für einen Turm auf der h-Seite`,
    noKingBetween: `${ein()} auf {square} lässt kein Feld für den König zwischen den Türmen`,
    bishops: `mit ${einem()} auf {square} stünden beide Läufer auf derselben Farbe`,
    together: `mit ${einem()} auf {square} lässt sich die Reihe nicht mehr vervollständigen`,
    instead:
      '{count, plural, =0 {{why}. Noch gibt es kein Feld dafür: erst andere Figuren platzieren} other {{why}. Möglich sind {squares}}}',
  },
  relocation: {
    forced:
      '{color, select, white {{role, select, king {Weiß spiegelt: Der König hat keine Wahl} other {Weiß spiegelt: Die Dame hat keine Wahl}}} other {{role, select, king {Schwarz spiegelt: Der König hat keine Wahl} other {Schwarz spiegelt: Die Dame hat keine Wahl}}}}',
    swap: '{role, select, king {Den König mit einer umringten Figur tauschen: eine auf die andere ziehen oder beide anklicken} other {Die Dame mit einer umringten Figur tauschen: eine auf die andere ziehen oder beide anklicken}}',
    play: '{move} spielen',
    keep: '{role, select, king {König stehen lassen} other {Dame stehen lassen}}',
  },
  progress: {
    game: 'Partie',
  },
  hidden: {
    label: 'Letzte Paare, verdeckt',
    ask: 'Verdeckt platzieren…',
    askTitle:
      'Beide Seiten geben ihr letztes Paar ein, ohne das der anderen zu sehen; dann werden beide gezeigt',
    steps: {
      enters: '{color, select, white {Weiß gibt verdeckt ein} other {Schwarz gibt verdeckt ein}}',
      shown: 'Beide werden gezeigt',
    },
    place: '{name}: die letzten beiden Figuren platzieren',
    lead: '{other} sieht weg. Eine Zahl drücken oder klicken. Die Wahl bleibt bedeckt, bis beide eingegeben haben.',
    leadAlone: 'Die Engine wählt ihr Paar, ohne das eigene zu sehen. Eine Zahl drücken oder klicken.',
    engineChooses: 'Die eigenen letzten beiden Figuren sind eingegeben',
    engineLead: 'Die Engine wählt ihr Paar, ohne das eigene zu sehen.',
    bothShown: 'Beide Paare sind auf dem Brett',
    chose: '{white} wählte {whitePair}, {black} wählte {blackPair}.',
    pair: '{first} {firstSquare}, {second} {secondSquare}',
    entering: 'gibt ein',
    hasEntered: 'hat eingegeben',
    waits: 'gibt als Nächstes ein',
    committed: 'hat gewählt',
    engineChoosing: 'wählt',
    covered: 'bedeckt',
    rank: '{color, select, white {Weiße Reihe: {squares}} other {Schwarze Reihe: {squares}}}',
    again: 'Weiß gibt erneut ein',
    byKeys: 'Nur mit Tasten eingeben',
    byKeysLead: 'Die Karten sind bedeckt. Die Zahl jedes Paars steht auf der gedruckten Liste.',
    printKeys: 'Tasten drucken',
    printKeysHint:
      'Eine Liste der Paare beider Seiten mit ihren Tasten, für die Eingabe bei bedeckten Karten',
    keysTitle: 'Tasten der letzten Paare',
    keysLead: 'Die Taste des eigenen Paars drücken, während der andere wegsieht.',
    correct: 'Eingabe berichtigen',
    start: 'Partie beginnen',
    leave: 'Nacheinander platzieren',
    brokenOff: 'Die Eingabe der letzten Paare wurde abgebrochen. Beide geben erneut ein.',
    values: 'Verborgen, bis beide Paare gezeigt sind. Die Engine ist aus.',
    valuesTitle: 'Werte',
    edit: 'Beide letzten Paare',
    choice: 'Letztes Paar',
    inTurn: 'Nacheinander',
    hidden: 'Verdeckt',
  },
  takeBack: 'Zurücknehmen',
  putBack: 'Zurückstellen',
} as const satisfies Translation['setup']
