import type { Translation } from '../../catalogue/catalogue'
import { capitalDer, dem, den } from './declined'

const OWNER = '{owner, select, white {Weiß} black {Schwarz} other {Beide}}'
const THE_RANK = '{player, select, white {der weißen} other {der schwarzen}}'

export const germanProcedures = {
  techniques: {
    place: 'Eine Figur auf ein freies Feld',
    mirrored: 'Zwei Figuren, die einander spiegeln',
    bishopsOpposite: 'Läufer auf verschiedenen Farben',
    bishopsFree: 'Läufer auf beliebigen Farben',
    kingInside: 'König nicht auf die äußeren freien Felder',
    rooksAroundKing: 'Türme zu beiden Seiten des Königs',
    kingAndRooksLast: 'König und Türme auf die letzten drei Felder',
    fill: 'Die übrigen Figuren',
    swap: 'Plätze tauschen',
    check: 'Bedingungen prüfen',
  },
  steps: {
    place: 'Schritt {number, number} (eine Figur auf ein freies Feld)',
    mirrored: 'Schritt {number, number} (zwei Figuren, die einander spiegeln)',
    bishopsOpposite: 'Schritt {number, number} (Läufer auf verschiedenen Farben)',
    bishopsFree: 'Schritt {number, number} (Läufer auf beliebigen Farben)',
    kingInside: 'Schritt {number, number} (König nicht auf die äußeren freien Felder)',
    rooksAroundKing: 'Schritt {number, number} (Türme zu beiden Seiten des Königs)',
    kingAndRooksLast: 'Schritt {number, number} (König und Türme auf die letzten drei Felder)',
    fill: 'Schritt {number, number} (die übrigen Figuren)',
    swap: 'Schritt {number, number} (Plätze tauschen)',
    check: 'Schritt {number, number} (Bedingungen prüfen)',
    unknown: 'Schritt {number, number}',
  },
  equipment: {
    die: 'einem sechsseitigen Würfel',
    d4: 'einem vierseitigen Würfel',
    d8: 'einem achtseitigen Würfel',
    d10: 'einem zehnseitigen Würfel',
    d12: 'einem zwölfseitigen Würfel',
    d20: 'einem zwanzigseitigen Würfel',
    dice: 'Würfeln mit 4 bis 20 Seiten',
    coins: 'bis zu drei Münzen',
  },
  colors: {
    dark: 'dunkel',
    light: 'hell',
  },
  missed: {
    sameOnOneColor: 'gleiche Figuren stehen auf einer Farbe ({pieces})',
    pairOnOneColor: '{one} und {other} stehen auf einer Farbe',
    kingBetweenRooks: 'der König steht nicht zwischen den Türmen',
    mirroredPairs: 'die Figuren spiegeln einander nicht',
    pawnsGuarded: 'ein Bauer ist ungedeckt',
    bishopsApart: 'die Läufer stehen nebeneinander',
    differsFrom: 'weniger als {files, number} Linien unterscheiden sich von {rank}',
  },
  throw: {
    coins:
      '{coins, plural, =1 {Eine Münze werfen} =2 {Zwei Münzen werfen} =3 {Drei Münzen werfen} other {# Münzen werfen}}',
    die: 'Den Würfel werfen',
    otherDie: 'Den Würfel mit {sides, number} Seiten werfen',
  },
  squares: {
    all: 'freien Feldern',
    dark: 'freien dunklen Feldern',
    light: 'freien hellen Feldern',
    corner: 'freien Feldern von der Farbe der linken Ecke',
    beside: 'freien Feldern, nicht von der Farbe der linken Ecke',
    otherColor: `freien Feldern von anderer Farbe als das Feld mit ${dem()}`,
    inner: 'freien Feldern ohne die beiden äußersten',
    leftOf: `freien Feldern links von ${dem()}`,
    rightOf: `freien Feldern rechts von ${dem()}`,
    leftWing: 'freien Feldern auf dem linken Flügel',
    rightWing: 'freien Feldern auf dem rechten Flügel',
    several: 'freien Feldern ({qualities})',
  },
  qualities: {
    dark: 'dunkel',
    light: 'hell',
    corner: 'von der Farbe der linken Ecke',
    beside: 'nicht von der Farbe der linken Ecke',
    otherColor: 'nicht von der Farbe dieser Figur: {piece}',
    inner: 'ohne die beiden äußersten',
    leftOf: `links von ${dem()}`,
    rightOf: `rechts von ${dem()}`,
    leftWing: 'auf dem linken Flügel',
    rightWing: 'auf dem rechten Flügel',
  },
  prompt: {
    piece: `${OWNER}: {piece}`,
    pair: `${OWNER}: {piece} und {partner}`,
    color: `${OWNER}: {piece}, Farbe des Feldes`,
    light: '{piece} (hell)',
    dark: '{piece} (dunkel)',
    toThrow: '{what}.',
    colorChoice:
      '{thing, select, coins {Kopf bedeutet ein dunkles Feld, Zahl ein helles.} other {Eine ungerade Zahl bedeutet ein dunkles Feld, eine gerade ein helles.}}',
    halfChoice:
      '{thing, select, coins {Kopf steht für die ersten {ahead, number} der {squares, number} Felder, Zahl für die übrigen.} other {Eine ungerade Zahl steht für die ersten {ahead, number} der {squares, number} Felder, eine gerade für die übrigen.}}',
    pairChoice: `{thing, select, coins {Kopf setzt ${den()} auf {one}, Zahl auf {other}.} other {Eine ungerade Zahl setzt ${den()} auf {one}, eine gerade auf {other}.}}`,
    second: `{thing, select, coins {Die Würfe in der Tabelle nachschlagen: Die Zahl dort ist das Feld für ${den()}, weitergezählt ab {from}.} other {Die Zahl ist das Feld für ${den()}, weitergezählt ab {from}.}}`,
    partner: `{thing, select, coins {Die Würfe in der Tabelle nachschlagen: Die Zahl dort ist das neue Feld für ${den()}: {squares}.} other {Die Zahl ist das neue Feld für ${den()}: {squares}.}}`,
    square: `{thing, select, coins {Die Würfe in der Tabelle nachschlagen: Die Zahl dort ist das Feld für ${den()}, von links gezählt unter den {squares}.} other {Die Zahl ist das Feld für ${den()}, von links gezählt unter den {squares}.}}`,
    mirror: `${capitalDer()} kommt auf das spiegelnde Feld.`,
    mirrorOther: 'Auf das spiegelnde Feld kommt die zweite Figur: {piece}.',
    everyResult: 'Jedes Ergebnis zählt.',
    again: 'Bei {results} noch einmal werfen: zu hoch.',
    bothAgain: 'Bei {results} beides noch einmal werfen: zu hoch.',
    subtract: 'Bei mehr als {count, number} so oft {count, number} abziehen, bis es passt.',
    shared: 'Ein Wurf gilt für beide Armeen.',
    bishopsOpposite: 'Die Läufer stehen auf verschiedenen Farben.',
    bishopsFree: 'Die Läufer dürfen dieselbe Farbe haben, deshalb wird zuerst um die Farbe geworfen.',
    kingInside: 'Die äußeren freien Felder bleiben den Türmen, damit der König zwischen ihnen steht.',
    rooksAroundKing: 'Zu jeder Seite des Königs steht ein Turm.',
    mirrored: 'Die linke Hälfte der Reihe spiegelt die rechte.',
    swap: `${capitalDer()} tauscht den Platz mit der Figur, die dort steht, oder bleibt.`,
  },
  happenings: {
    again: 'zu hoch, noch einmal',
    firstHalf: 'erste Felder',
    lastHalf: 'letzte Felder',
    failed: 'von vorn: {reason}',
  },
  refused: {
    nothing: 'nichts',
    die: '{found} ist hier kein Wurf: Der Würfel zeigt 1 bis {sides, number}',
    coin: '{found} ist hier kein Wurf: Eine Münze wird geworfen: H oder T oder eine Zahl der Tabelle, 1 bis {sides, number}',
    coins:
      '{found} ist hier kein Wurf: {coins, number} Münzen werden geworfen: {first} bis {last} oder eine Zahl der Tabelle, 1 bis {sides, number}',
    finished: '{found} ist ein Wurf zu viel: Es steht schon alles',
    stuck: 'das Verfahren steckt in einer Sackgasse, und kein Wurf hilft',
  },
  log: {
    tooLong: 'das Protokoll ist zu lang',
    noProcedure: 'das Protokoll beginnt nicht mit der Kennung eines Verfahrens',
    noEquipment: 'das Protokoll sagt nicht, womit geworfen wird',
    notAResult: 'das Protokoll enthält etwas, das kein Wurf ist',
    found: '{problem}: {found}',
    notEquipment: 'das Protokoll sollte Würfel oder Münzen nennen, nicht {found}',
  },
  walk: {
    tooManyPieces: `{step} kann in eine Sackgasse führen: Auf ${THE_RANK} Reihe {rank} kommen {pieces, number} Figuren auf {free, number} freie Felder`,
    noSquare: `{step} kann in eine Sackgasse führen: Auf ${THE_RANK} Reihe {rank} gibt es kein Feld`,
    equipment:
      '{step} muss vielleicht unter {count, number} Feldern wählen, zu vielen für ein Losen mit {equipment}',
    neverMet: '{step} ist nie erfüllt, das Würfeln würde also nicht enden',
    tooManyRanks:
      'mehr als {limit, number} Reihen sind möglich; die Wahrscheinlichkeiten werden nicht berechnet',
    rarelyMet:
      'die Reihen sind zu viele zum Zählen, und zu wenige Versuche bestehen die Prüfung, um zu schätzen',
    tooManyPairs:
      'mehr als {limit, number} Paare von Armeen sind möglich; ihre Wahrscheinlichkeiten werden nicht berechnet',
  },
  stuck: {
    tooManyPieces: `{step} ist eine Sackgasse: Auf ${THE_RANK} Reihe {rank} kommen {pieces, number} Figuren auf {free, number} freie Felder`,
    noSquare: `{step} ist eine Sackgasse: Auf ${THE_RANK} Reihe {rank} gibt es kein Feld`,
    equipment: '{step} muss unter {count, number} Feldern wählen, zu vielen für ein Losen mit {equipment}',
  },
  odds: {
    oneRank: 'ergibt immer dieselbe Reihe',
    onePair: 'ergibt immer dasselbe Paar von Armeen',
    fair: 'ergibt jede der {count, number} mit {share}',
    fairPairs: 'ergibt jedes der {count, number} Paare von Armeen mit {share}',
    unfair:
      'macht {most, number} der {count, number} Reihen {ratio}-mal so wahrscheinlich ({max}) wie {least, number} andere ({min})',
    unfairPairs:
      'macht {most, number} der {count, number} Paare von Armeen {ratio}-mal so wahrscheinlich ({max}) wie {least, number} andere ({min})',
    follows: 'Die schwarze Armee folgt aus der weißen',
    independent: 'Jede Seite wirft unabhängig von der anderen',
    shared: 'Was einmal für beide geworfen wird, verbindet die Armeen',
    neverTwice: 'keine zwei von {throwings, number} Versuchen ergaben dasselbe',
    repeats: 'wiederholt sich so oft wie {count} gleich wahrscheinliche Reihen',
    repeatsPairs: 'wiederholt sich so oft wie {count} gleich wahrscheinliche Paare von Armeen',
    endUnknown: 'Ob es immer endet, ließ sich nicht feststellen',
  },
  broken: {
    whole: 'das Verfahren',
    entries: {
      steps: 'Schritt {number, number}',
      conditions: 'Bedingung {number, number}',
      roles: 'Figurenart {number, number}',
      pieces: 'Figur {number, number}',
    },
    entry: '{field} {number, number}',
    types: {
      object: 'ein Objekt',
      list: 'eine Liste',
      text: 'ein Text',
      number: 'eine Zahl',
      truth: 'wahr oder falsch',
      nothing: 'nichts',
    },
    jsonEnds: 'das ist kein JSON: Zeile {line, number} endet zu früh',
    json: 'das ist kein JSON: In Zeile {line, number}, Spalte {column, number}, steht {found}',
    wrongType: '{place} muss {expected} sein, nicht {found}',
    notWhole: '{place} ist {found}; nötig ist eine ganze Zahl',
    missing: '{place} fehlt',
    unknownField: '{place} ist kein Feld eines Verfahrens',
    empty: 'leer',
    unknownWord: '{place} ist {found}; nötig ist {expected}',
    tooMuch: {
      letters:
        '{place} hat {found, plural, one {{count} Buchstaben} other {{count} Buchstaben}}; höchstens {limit} sind lesbar',
      entries:
        '{place} hat {found, plural, one {{count} Eintrag} other {{count} Einträge}}; höchstens {limit} sind lesbar',
      number: '{place} ist {count}; höchstens {limit} ist lesbar',
    },
    tooLittle: {
      letters:
        '{place} hat {found, plural, one {{count} Buchstaben} other {{count} Buchstaben}}; mindestens {limit} sind nötig',
      entries:
        '{place} hat {found, plural, one {{count} Eintrag} other {{count} Einträge}}; mindestens {limit} sind nötig',
      number: '{place} ist {count}; mindestens {limit} ist nötig',
    },
    notAnId: '{place} ist {found}; erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche',
    notARank: '{place} hat {found} als Buchstaben {letter, number}; erlaubt sind ?, . und Figuren der Armee',
    width: '{place} hat {found, plural, one {# Feld} other {# Felder}}; das System hat {expected, number}',
    fixedSquare: '{place} weicht auf Feld {square, number} vom System ab',
    otherArmy:
      '{place}: Das System hat {expected, plural, one {# {piece}} other {# {pieces}}} auszuwürfeln, hier sind es {found, number}',
    notPlaced:
      '{place}: Die Armee hat {expected, plural, one {# {piece}} other {# {pieces}}}, und die Schritte setzen {found, number}',
    tooFewSquares: '{place} sind {expected, number}, mehr als die {found, number} freien Felder',
    shared:
      '{place}: Schritte gelten nur dann einmal für beide, wenn Schwarz nach Weiß würfelt, und ohne Prüfungen',
  },
} as const satisfies Translation['procedures']
