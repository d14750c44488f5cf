import type { Translation } from '../catalogue/catalogue'
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
  takeBack: 'Zurücknehmen',
  putBack: 'Zurückstellen',
} as const satisfies Translation['setup']
