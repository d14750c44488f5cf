import type { Translation } from '../../catalogue/catalogue'
import { capitalDer, capitalDerWith, dem, den, keinen } from './declined'

/** A part of the errors, as it is in English. */
type RefusedMove = NonNullable<Translation['errors']>['refusedMove']

export const germanRefusedMove = {
  unreadable: 'Das ist kein Zug',
  notHere: 'Diesen Zug gibt es hier nicht',
  gameOver: 'Die Partie ist hier zu Ende',
  placeFirst:
    '{color, select, white {Weiß muss erst eine Figur platzieren} other {Schwarz muss erst eine Figur platzieren}}',
  relocateFirst: `{color, select, white {Weiß muss erst ${den()} umstellen oder stehen lassen} other {Schwarz muss erst ${den()} umstellen oder stehen lassen}}`,
  otherTurn: '{turn, select, white {Weiß ist am Zug} other {Schwarz ist am Zug}}',
  emptySquare: 'Auf {square} steht nichts',
  ownPiece: 'Auf {square} steht eine eigene Figur',
  notSo: `${capitalDer()} kann nicht von {from} nach {to} ziehen`,
  blocked: `Der Weg von {from} nach {to} ist für ${den()} versperrt`,
  leg: `Die Figur auf {square} steht für ${den()} im Weg`,
  cannon: {
    noScreen: 'Eine Kanone springt über genau eine Figur, und hier steht keine im Weg',
    manyScreens: 'Eine Kanone springt über genau eine Figur, und hier stehen mehrere im Weg',
    cannonScreen: 'Eine Kanone springt nicht über eine Kanone',
    cannonTarget: 'Eine Kanone schlägt keine Kanone',
  },
  palace: `${capitalDer()} bleibt im Palast und zieht auf dessen Linien`,
  noSuchPiece: `{color, select, white {Weiß hat ${keinen()}} other {Schwarz hat ${keinen()}}}`,
  noneGoes:
    '{color, select, white {{piece} von Weiß: {to} ist nicht erreichbar} other {{piece} von Schwarz: {to} ist nicht erreichbar}}',
  kingAttacked: `${capitalDer()} stünde auf {square} im Schach`,
  kingStands: `${capitalDer()} steht auf {square}`,
  noneAtHome:
    '{color, select, white {Auf der weißen Grundreihe steht keine solche Figur: {piece}} other {Auf der schwarzen Grundreihe steht keine solche Figur: {piece}}}',
  stillInCheck: `${capitalDer()} stünde weiter im Schach`,
  kingExposed: `${capitalDerWith('eigen')} stünde im Schach`,
  promotion: 'Angeben, in was sich der Bauer umwandelt',
  ambiguous: 'Das kann {moves} heißen',
  castling: {
    noCastling: 'In diesem System gibt es keine Rochade',
    notLong: 'Hier gibt es keine lange Rochade: Sie heißt O-Ob oder O-Og',
    unknown: 'Diese Rochade gibt es in diesem System nicht',
    nothing:
      'Die Rochade zu dieser Seite würde hier nichts ändern oder nur dasselbe tun wie ein gewöhnlicher Zug, also gibt es sie nicht',
    noRight: 'Für diese Seite gibt es kein Rochaderecht',
    check: 'Ein König im Schach kann nicht rochieren',
    blocked: 'Die Rochade ist versperrt: Etwas steht im Weg',
    attacked: 'Der König kann nicht durch oder in einen Angriff rochieren',
  },
  notInPocket: `{color, select, white {Weiß hat ${keinen()} mehr zu platzieren} other {Schwarz hat ${keinen()} mehr zu platzieren}}`,
  placeAtHome:
    '{color, select, white {Weiß platziert Figuren auf der ersten Reihe} other {Schwarz platziert Figuren auf der letzten Reihe}}',
  mirror:
    '{color, select, white {{role, select, king {Der weiße König muss den schwarzen spiegeln: {move}} other {Die weiße Dame muss die schwarze spiegeln: {move}}}} other {{role, select, king {Der schwarze König muss den weißen spiegeln: {move}} other {Die schwarze Dame muss die weiße spiegeln: {move}}}}}',
  relocation: {
    noPartner: `${capitalDer()} tauscht den Platz mit einer anderen Figur der eigenen Grundreihe oder bleibt stehen`,
    never: `${capitalDer()} tauscht nie den Platz mit ${dem('partner')}`,
    bishops: 'Beide Läufer stünden auf derselben Farbe',
  },
  transposition: {
    over: 'Nur im ersten Zug lassen sich Figuren tauschen',
    sameKind: 'Zwei gleiche Figuren lassen sich nicht tauschen',
    bishops: 'Beide Läufer stünden auf derselben Farbe',
    attacked: 'Nach diesem Tausch stünde der eigene König im Schach',
  },
  adjustment: {
    none: 'Hier kann kein Läufer korrigiert werden',
    apart: 'Ein Läufer wird mit der Figur neben ihm korrigiert',
    moved: 'Nur Figuren, die noch nicht gezogen haben, lassen sich korrigieren',
    check: 'Solange der König im Schach steht, ist keine Läuferkorrektur möglich',
    attacked: 'Nach dieser Korrektur stünde der eigene König im Schach',
  },
  leap: {
    gone: 'Nur ein König, der noch nicht gezogen hat, kann springen',
    occupied: 'Das Bunkerfeld ist besetzt',
    check: 'Ein König im Schach kann nicht springen',
    barred: 'Der König kann nicht über eine gegnerische Figur springen',
    attacked: 'Der König kann nicht durch oder in einen Angriff springen',
  },
} as const satisfies RefusedMove
