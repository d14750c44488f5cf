import type { Translation } from '../../catalogue/catalogue'
import { capitalEl, del, el } from './articles'

const OWNER = '{owner, select, white {Blancas} black {Negras} other {Ambos}}'
const IN_RANK = '{player, select, white {en la fila blanca} other {en la fila negra}}'

export const spanishProcedures = {
  techniques: {
    place: 'Una pieza en una casilla libre',
    mirrored: 'Dos piezas que se reflejan',
    bishopsOpposite: 'Alfiles en colores opuestos',
    bishopsFree: 'Alfiles en cualquier color',
    kingInside: 'Rey fuera de las casillas libres extremas',
    rooksAroundKing: 'Torres a ambos lados del rey',
    kingAndRooksLast: 'Rey y torres en las tres últimas casillas',
    fill: 'Las piezas restantes',
    swap: 'Cambiar de sitio',
    check: 'Comprobar las condiciones',
  },
  steps: {
    place: 'el paso {number, number} (una pieza en una casilla libre)',
    mirrored: 'el paso {number, number} (dos piezas que se reflejan)',
    bishopsOpposite: 'el paso {number, number} (alfiles en colores opuestos)',
    bishopsFree: 'el paso {number, number} (alfiles en cualquier color)',
    kingInside: 'el paso {number, number} (rey fuera de las casillas libres extremas)',
    rooksAroundKing: 'el paso {number, number} (torres a ambos lados del rey)',
    kingAndRooksLast: 'el paso {number, number} (rey y torres en las tres últimas casillas)',
    fill: 'el paso {number, number} (las piezas restantes)',
    swap: 'el paso {number, number} (cambiar de sitio)',
    check: 'el paso {number, number} (comprobar las condiciones)',
    unknown: 'el paso {number, number}',
  },
  equipment: {
    die: 'un dado de seis caras',
    d4: 'un dado de cuatro caras',
    d8: 'un dado de ocho caras',
    d10: 'un dado de diez caras',
    d12: 'un dado de doce caras',
    d20: 'un dado de veinte caras',
    dice: 'dados de 4 a 20 caras',
    coins: 'hasta tres monedas',
  },
  colors: {
    dark: 'oscura',
    light: 'clara',
  },
  missed: {
    sameOnOneColor: 'piezas iguales están en un mismo color ({pieces})',
    pairOnOneColor: '{one} y {other} están en un mismo color',
    kingBetweenRooks: 'el rey no está entre las torres',
    mirroredPairs: 'las piezas no se reflejan',
    pawnsGuarded: 'un peón no está defendido',
    bishopsApart: 'los alfiles están uno junto a otro',
    differsFrom: 'menos de {files, number} columnas difieren de {rank}',
  },
  throw: {
    coins:
      '{coins, plural, =1 {Lanzar una moneda} =2 {Lanzar dos monedas} =3 {Lanzar tres monedas} other {Lanzar # monedas}}',
    die: 'Tirar el dado',
    otherDie: 'Tirar el dado de {sides, number} caras',
  },
  squares: {
    all: 'casillas libres',
    dark: 'casillas oscuras libres',
    light: 'casillas claras libres',
    corner: 'casillas libres del color de la esquina izquierda',
    beside: 'casillas libres que no son del color de la esquina izquierda',
    otherColor: `casillas libres de otro color que la ${del()}`,
    inner: 'casillas libres sin las dos de los extremos',
    leftOf: `casillas libres a la izquierda ${del()}`,
    rightOf: `casillas libres a la derecha ${del()}`,
    leftWing: 'casillas libres del ala izquierda',
    rightWing: 'casillas libres del ala derecha',
    several: 'casillas libres ({qualities})',
  },
  qualities: {
    dark: 'oscuras',
    light: 'claras',
    corner: 'del color de la esquina izquierda',
    beside: 'no del color de la esquina izquierda',
    otherColor: `de otro color que la ${del()}`,
    inner: 'sin las dos de los extremos',
    leftOf: `a la izquierda ${del()}`,
    rightOf: `a la derecha ${del()}`,
    leftWing: 'del ala izquierda',
    rightWing: 'del ala derecha',
  },
  prompt: {
    piece: `${OWNER}: {piece}`,
    pair: `${OWNER}: {piece} y {partner}`,
    color: `${OWNER}: {piece}, color de su casilla`,
    light: '{piece} (casilla clara)',
    dark: '{piece} (casilla oscura)',
    toThrow: '{what}.',
    colorChoice:
      '{thing, select, coins {Cara es una casilla oscura, cruz una clara.} other {Un número impar es una casilla oscura, uno par una clara.}}',
    halfChoice:
      '{thing, select, coins {Cara es para las {ahead, number} primeras de las {squares, number} casillas, cruz para el resto.} other {Un número impar es para las {ahead, number} primeras de las {squares, number} casillas, uno par para el resto.}}',
    pairChoice: `{thing, select, coins {Cara pone ${el()} en {one}, cruz en {other}.} other {Un número impar pone ${el()} en {one}, uno par en {other}.}}`,
    second: `{thing, select, coins {Buscar los lanzamientos en la tabla: su número es la casilla ${del()}, contada desde {from}.} other {El número es la casilla ${del()}, contada desde {from}.}}`,
    partner: `{thing, select, coins {Buscar los lanzamientos en la tabla: su número es la nueva casilla ${del()}: {squares}.} other {El número es la nueva casilla ${del()}: {squares}.}}`,
    square: `{thing, select, coins {Buscar los lanzamientos en la tabla: su número es la casilla ${del()}, contada desde la izquierda entre las {squares}.} other {El número es la casilla ${del()}, contada desde la izquierda entre las {squares}.}}`,
    mirror: `${capitalEl()} va a la casilla reflejada.`,
    mirrorOther: 'A la casilla reflejada va la otra pieza igual: {piece}.',
    everyResult: 'Todos los resultados cuentan.',
    again: '{results}: demasiado alto, tirar otra vez.',
    bothAgain: '{results}: demasiado alto, tirar ambas otra vez.',
    subtract: 'Por encima de {count, number}, restar {count, number} hasta que encaje.',
    shared: 'Una tirada vale para ambos ejércitos.',
    bishopsOpposite: 'Los alfiles están en colores opuestos.',
    bishopsFree: 'Los alfiles pueden compartir color, así que el color se tira primero.',
    kingInside:
      'Las casillas libres de los extremos quedan para las torres, de modo que el rey esté entre ellas.',
    rooksAroundKing: 'Hay una torre a cada lado del rey.',
    mirrored: 'La mitad izquierda de la fila refleja la derecha.',
    swap: `${capitalEl()} cambia de sitio con la pieza que está ahí, o se queda.`,
  },
  happenings: {
    again: 'demasiado alto, otra vez',
    firstHalf: 'primeras casillas',
    lastHalf: 'últimas casillas',
    failed: 'empezar otra vez: {reason}',
  },
  refused: {
    nothing: 'nada',
    die: '{found} no puede salir aquí: el dado da de 1 a {sides, number}',
    coin: '{found} no puede salir aquí: se lanza una moneda: H o T, o un número de la tabla, de 1 a {sides, number}',
    coins:
      '{found} no puede salir aquí: se lanzan {coins, number} monedas: de {first} a {last}, o un número de la tabla, de 1 a {sides, number}',
    finished: '{found} es una tirada de más: todo está puesto',
    stuck: 'el procedimiento está en un callejón sin salida, y ninguna tirada ayuda',
  },
  log: {
    tooLong: 'el registro es demasiado largo',
    noProcedure: 'el registro no empieza con el identificador de un procedimiento',
    noEquipment: 'el registro no dice con qué se tira',
    notAResult: 'el registro contiene algo que no es una tirada',
    found: '{problem}: {found}',
    notEquipment: 'el registro debe nombrar dados o monedas, no {found}',
  },
  walk: {
    tooManyPieces: `{step} puede llevar a un callejón sin salida: ${IN_RANK} {rank} tiene {pieces, number} piezas para {free, number} casillas libres`,
    noSquare: `{step} puede llevar a un callejón sin salida: ${IN_RANK} {rank} no encuentra casilla`,
    equipment: '{step} quizá deba elegir entre {count, number} casillas, demasiadas para {equipment}',
    neverMet: '{step} no se cumple nunca, así que el sorteo no terminaría',
    tooManyRanks: 'pueden surgir más de {limit, number} filas; no se calculan las probabilidades',
    rarelyMet:
      'las filas son demasiadas para contarlas, y muy pocos sorteos pasan las comprobaciones para estimar',
    tooManyPairs:
      'pueden surgir más de {limit, number} parejas de ejércitos; no se calculan sus probabilidades',
  },
  stuck: {
    tooManyPieces: `{step} es un callejón sin salida: ${IN_RANK} {rank} tiene {pieces, number} piezas para {free, number} casillas libres`,
    noSquare: `{step} es un callejón sin salida: ${IN_RANK} {rank} no encuentra casilla`,
    equipment: '{step} debe elegir entre {count, number} casillas, demasiadas para {equipment}',
  },
  odds: {
    oneRank: 'da una sola fila, salga lo que salga',
    onePair: 'da una sola pareja de ejércitos, salga lo que salga',
    fair: 'da cada una de las {count, number} con {share}',
    fairPairs: 'da cada una de las {count, number} parejas de ejércitos con {share}',
    unfair:
      'hace {most, number} de las {count, number} filas {ratio} veces tan probables ({max}) como otras {least, number} ({min})',
    unfairPairs:
      'hace {most, number} de las {count, number} parejas de ejércitos {ratio} veces tan probables ({max}) como otras {least, number} ({min})',
    follows: 'El ejército de las negras se deduce del de las blancas',
    independent: 'Cada jugador tira sin depender del otro',
    shared: 'Lo que se tira una vez para ambos une los ejércitos',
    neverTwice: 'no dio lo mismo en dos de {throwings, number} sorteos',
    repeats: 'se repite tanto como lo harían {count} filas igual de probables',
    repeatsPairs: 'se repite tanto como lo harían {count} parejas de ejércitos igual de probables',
    endUnknown: 'No se pudo averiguar si termina siempre',
  },
  broken: {
    whole: 'el procedimiento',
    entries: {
      steps: 'paso {number, number}',
      conditions: 'condición {number, number}',
      roles: 'papel {number, number}',
      pieces: 'pieza {number, number}',
    },
    entry: '{field} {number, number}',
    types: {
      object: 'un objeto',
      list: 'una lista',
      text: 'un texto',
      number: 'un número',
      truth: 'verdadero o falso',
      nothing: 'nada',
    },
    jsonEnds: 'esto no es JSON: la línea {line, number} termina demasiado pronto',
    json: 'esto no es JSON: la línea {line, number}, columna {column, number}, tiene {found}',
    wrongType: '{place} debe ser {expected}, no {found}',
    notWhole: '{place} es {found}; debe ser un número entero',
    missing: 'falta {place}',
    unknownField: '{place} no es un campo de un procedimiento',
    empty: 'vacío',
    unknownWord: '{place} es {found}; debe ser {expected}',
    tooMuch: {
      letters:
        '{place} tiene {found, plural, one {{count} letra} other {{count} letras}}; se pueden leer {limit} como mucho',
      entries:
        '{place} tiene {found, plural, one {{count} entrada} other {{count} entradas}}; se pueden leer {limit} como mucho',
      number: '{place} es {count}; se puede leer {limit} como mucho',
    },
    tooLittle: {
      letters:
        '{place} tiene {found, plural, one {{count} letra} other {{count} letras}}; hacen falta {limit} como mínimo',
      entries:
        '{place} tiene {found, plural, one {{count} entrada} other {{count} entradas}}; hacen falta {limit} como mínimo',
      number: '{place} es {count}; hace falta {limit} como mínimo',
    },
    notAnId: '{place} es {found}; solo puede tener minúsculas, cifras y guiones',
    notARank: '{place} tiene {found} como letra {letter, number}; debe ser ?, . o una pieza del ejército',
    width:
      '{place} tiene {found, plural, one {# casilla} other {# casillas}}; el sistema tiene {expected, number}',
    fixedSquare: '{place} difiere del sistema en la casilla {square, number}',
    otherArmy:
      '{place}: el sistema tiene {expected, plural, one {# {piece}} other {# {pieces}}} que tirar, aquí hay {found, number}',
    notPlaced:
      '{place}: el ejército tiene {expected, plural, one {# {piece}} other {# {pieces}}}, y los pasos ponen {found, number}',
    tooFewSquares: '{place}: son {expected, number}, más que las {found, number} casillas libres',
    shared:
      '{place}: los pasos solo se pueden tirar una vez para ambos si las negras tiran después de las blancas, y sin comprobaciones',
  },
} as const satisfies Translation['procedures']
