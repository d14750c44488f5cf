import type { Translation } from '../../catalogue/catalogue'
import { der } from './declined'

export const germanStage = {
  evaluation: {
    title: 'Bewertung',
    unknown: 'unbekannt',
    chance: '{evaluation}, {percent} für Weiß',
  },
  firstPosition: 'Anfangsstellung',
  go: {
    title: 'Züge',
    first: 'Anfangsstellung (Pos1)',
    previous: 'Zurück (←)',
    next: 'Vor (→)',
    last: 'Schlussstellung (Ende)',
  },
  moveEntry: {
    title: 'Zug eintippen',
    noMove: 'Diesen Zug gibt es hier nicht',
  },
  player: {
    toMove: 'am Zug',
    namedToMove: '{color, select, white {Weiß am Zug} other {Schwarz am Zug}}',
    lead: 'Mehr: {pieces}',
    points: '{points, number} Punkte',
  },
  tools: {
    flip: 'Brett drehen (F)',
    threat: 'Drohung zeigen (X)',
    practiceRunning: 'Übungspartie gegen die Engine',
    copyPicture: 'Bild als {form} kopieren',
    pictureCopied: 'Bild als {form} kopiert',
    noPictureCopied: 'Bilder lassen sich hier nicht kopieren',
    copyOrSave: 'Kopieren oder speichern',
    savePictureAs: 'Bild als {form} speichern…',
  },
  rights: {
    notNow: '{right}. Jetzt nicht: {reason}',
    reason: {
      otherTurn: '{turn, select, white {Weiß ist am Zug} other {Schwarz ist am Zug}}',
      check: `${der()} steht im Schach`,
      occupied: '{square} ist besetzt',
      attackedPath: 'ein Feld auf dem Weg des Königs ist angegriffen',
      noLeap: 'beide Bunkerfelder sind besetzt, angegriffen oder neben dem König',
      leavesKing: 'der König würde angegriffen stehen',
    },
    castling: 'König auf die {kingFile}-Linie, Turm auf die {rookFile}-Linie',
    castlingNone:
      '{castling} würde hier nichts ändern, oder nicht mehr als ein gewöhnlicher Zug, und ist daher keine Rochade',
    noRight: 'Es gibt kein Recht auf {castling}',
    leapTitle: 'Sprung {files}',
    leap: 'Der unbewegte König darf einmal in seinen Bunker springen',
    leapLost: 'Der Sprung ist nicht mehr möglich',
    adjustmentTitle: 'Korrektur {bishops}',
    adjustment: 'Ein Läufer darf einmal mit einem Nachbarn den Platz tauschen',
    adjustmentGone: 'Läuferkorrektur',
    adjustmentLost: 'Kein Läufer kann mehr korrigiert werden',
    transpositionTitle: 'Figurentausch',
    transposition: 'Statt des ersten Zuges dürfen zwei Figuren der Grundreihe die Plätze tauschen',
    transpositionLost: 'Der erste Zug und damit der Tausch ist vorbei',
    passTitle: 'Passen',
    pass: 'Man darf passen: hier, mit zwei Klicks auf den General oder durch Eintippen von --',
    facingTitle: 'Generäle gegenüber',
    facing:
      'Die Generäle stehen einander ohne eine Figur dazwischen gegenüber. Das ist hier erlaubt; dieser Hinweis sagt es nur.',
    relocationTitle: '{role, select, king {König umstellen} other {Dame umstellen}}',
    relocation:
      '{role, select, king {Der König darf mit einer Figur der Grundreihe den Platz tauschen oder bleiben} other {Die Dame darf mit einer Figur der Grundreihe den Platz tauschen oder bleiben}}',
  },
} as const satisfies Translation['stage']
