import type { Translation } from '../../catalogue/catalogue'

export const germanVariants = {
  list: {
    title: 'Systeme',
    find: 'System suchen',
    count: '{count, plural, one {# System} other {# Systeme}}',
    none: 'Kein System passt',
  },
  groups: {
    fixed: 'Fest',
    mirrored: 'Ein Los, gespiegelt',
    independent: 'Jede Seite für sich',
    placed: 'Von den Spielern aufgestellt',
    larger: 'Größere Bretter',
  },
  origin: '{inventor}, {year}',
  options: {
    curtailed: {
      name: 'Eingeschränkte Rochade',
      summary:
        'Ein König mit Start auf der b-Linie darf nur zur a-Seite rochieren, einer auf der g-Linie nur zur h-Seite.',
    },
    lenient: {
      name: 'Nachsichtige Läufer',
      summary:
        'Die Läufer müssen erst nach dem Umstellen der Dame auf verschiedenen Farben stehen, sodass der König auf die f-Linie darf: 84 Aufstellungen statt 80.',
    },
  },
  rights: {
    castling: 'Rochade',
    castlingOf: '{color, select, white {{castling} (Weiß)} other {{castling} (Schwarz)}}',
    noCastling: 'Keine Rochade',
    leap: 'Sprung {files}',
    adjustment: 'Läufer korrigieren',
    transposition: 'Figuren tauschen',
  },
  reading: {
    throw: 'Wurf {number, number} von {count, number}',
    emptyRanks: 'Leere Grundreihen',
    start: 'Start {number, number} von {count, number}',
    array: 'Die Aufstellung',
    setup: 'Laufender Aufbau',
    relocation: 'Aufbau durch Umstellen',
    position: 'Stellung',
    games: '{count, plural, one {# Partie} other {# Partien}}',
    gamesDetail: 'Jede mit System und Start aus ihren eigenen Tags.',
    asScharnagl: 'Als Chess960-Nummern gelesen.',
    asThrows: 'Wie diese Würfe sie ergeben.',
    sides: 'Weiß {white, number}, Schwarz {black, number}.',
    toPlace:
      '{count, plural, =1 {Je eine zu platzieren.} =2 {Je zwei zu platzieren.} =3 {Je drei zu platzieren.} =4 {Je vier zu platzieren.} =5 {Je fünf zu platzieren.} =6 {Je sechs zu platzieren.} =7 {Je sieben zu platzieren.} =8 {Je acht zu platzieren.} =9 {Je neun zu platzieren.} =10 {Je zehn zu platzieren.} other {Je # zu platzieren.}}',
    toPlaceUnequal: 'Weiß hat {white, number} zu platzieren, Schwarz {black, number}.',
    places: '{color, select, white {Weiß platziert.} other {Schwarz platziert.}}',
    relocates:
      '{color, select, white {{role, select, king {Weiß stellt den König um.} other {Weiß stellt die Dame um.}}} other {{role, select, king {Schwarz stellt den König um.} other {Schwarz stellt die Dame um.}}}}',
    arrays: '{count, plural, one {Insgesamt # Aufstellung.} other {Insgesamt # Aufstellungen.}}',
    readyToPlay: 'Spielbereit.',
    arrayOfStart: 'Die Aufstellung von Start {number, number}, aber ohne dessen Rechte.',
    toMove: '{color, select, white {Weiß am Zug.} other {Schwarz am Zug.}}',
  },
} as const satisfies Translation['variants']
