import type { Translation } from '../../catalogue/catalogue'
import { capitalEl, el, un } from './articles'

export const spanishDiceSheet = {
  howOf: '{name}: cómo tirar',
  noSystem: 'Sin sistema',
  source: '{system}. {source}',
  long: '{count, plural, one {# paso, en más de una página.} other {# pasos, en más de una página.}}',
  how: 'Cómo tirar',
  with: 'Tirar con {equipment}: <b>{pieces}</b> van a {rank, select, empty {la fila inicial vacía} other {las casillas libres de la fila inicial}}. Ambos jugadores cuentan las casillas desde la izquierda de las blancas, solo las libres: un 3 es la tercera de ellas. Si solo una está libre, no se tira nada.',
  pieces: `{count, plural, =1 {${un()}} =2 {dos {pieces}} =3 {tres {pieces}} =4 {cuatro {pieces}} other {# {pieces}}}`,
  thrown: 'Qué salió',
  placing: 'Después los jugadores colocan el resto',
  inTurn:
    'Las blancas colocan una pieza en una casilla libre de su fila inicial; después las negras en la suya, y así por turnos.',
  pairLast:
    'Las blancas colocan una pieza en una casilla libre de su fila inicial; después las negras en la suya, y así por turnos. Las dos últimas piezas de ambos bandos se colocan a la vez: cada jugador escribe su pareja a ciegas, y después se muestran ambas.',
  form: {
    event: 'Evento',
    round: 'Ronda',
    board: 'Mesa',
    date: 'Fecha',
    white: 'Blancas',
    black: 'Negras',
    whiteSigns: 'Firma de las blancas',
    blackSigns: 'Firma de las negras',
    arbiter: 'Árbitro',
    pair: '{piece} y {partner}',
    swap: '{piece} cambia de sitio',
    color: 'color de la casilla de un alfil',
    chosen: 'casillas libres de ese color',
    forBoth: 'para ambos',
    last: 'las dos últimas',
  },
  reading: {
    title: 'Con {equipment}',
    smallest: 'Tomar el dado con menos caras que tenga una para cada casilla.',
    pair: 'Para dos casillas, un número impar es la primera y uno par la segunda.',
    number: 'Para más casillas, el número es la casilla. Si no existe esa casilla, tirar otra vez.',
    onlyNumber: 'El número es la casilla. Si no existe esa casilla, tirar otra vez.',
    twice:
      'Para más de {sides, number} casillas, tirar dos veces. Primero, impar es para las {sides, number} primeras casillas y par para el resto. Después el número es la casilla dentro de esa parte. Si no existe esa casilla, tirar ambas otra vez.',
    coinPair: 'Para dos casillas, lanzar una moneda: cara es la primera y cruz la segunda.',
    twoCoins: 'Para tres o cuatro casillas, lanzar dos monedas.',
    threeCoins: 'Para cinco a ocho casillas, lanzar tres monedas.',
    coinChart:
      'Acordar antes el orden de las monedas. Buscar los lanzamientos en la tabla: su número es la casilla. Si no existe esa casilla, lanzar otra vez.',
    coinTwice:
      'Para más de ocho casillas, lanzar dos veces. Primero, una moneda: cara es para las ocho primeras casillas y cruz para el resto. Después el número de tres monedas en su tabla es la casilla dentro de esa parte. Si no existe esa casilla, lanzar ambas otra vez.',
  },
  chart: '{coins, plural, =1 {Una moneda} other {# monedas}}',
  odds: 'Cómo de justo es',
  steps: {
    place: `Tirar para ${el()}, entre las {squares}.`,
    mirrored: `Tirar para ${el()}, entre las {squares}. ${capitalEl('partner')} va a la casilla reflejada.`,
    mirroredSame: `Tirar para ${el()}, entre las {squares}. La otra pieza igual va a la casilla reflejada.`,
    bishopsOpposite:
      'Tirar para un alfil entre las {squares}, y para el otro entre las casillas libres del otro color.',
    bishopsFree:
      'Para cada uno de los dos alfiles, tirar por el color de su casilla (cara o impar: oscura), y después por la casilla entre las libres de ese color. Si solo un color tiene casillas libres, es ese.',
    kingInside: 'Tirar para el rey, entre las casillas libres sin las dos de los extremos.',
    rooksAroundKing:
      'Tirar para una torre entre las casillas libres a la izquierda del rey, y para la otra entre las de su derecha.',
    kingAndRooksLast: 'Torre, rey y torre ocupan las tres últimas casillas, en este orden.',
    fill: 'Las últimas casillas reciben, desde la izquierda, {pieces}.',
    swap: `Tirar por la nueva casilla para ${el()}: la suya, donde se queda, o la de una pieza con la que cambia de sitio.`,
    swapNever: `Nunca cambia de sitio con ${un('others')}.`,
    swapLeaves: 'Dejar fuera las casillas tras las que {conditions}.',
    check: 'Empezar otra vez si {conditions}.',
    subtract:
      'Si el número es demasiado alto, restar tantas como casillas haya: con tres casillas, 4, 5 y 6 cuentan como 1, 2 y 3. Los números tras la última vuelta completa se tiran otra vez.',
    instead: 'Tirar esto con {equipment}, se use lo que se use para lo demás.',
    several:
      '{count, plural, =1 {{piece}} =2 {dos {pieces}} =3 {tres {pieces}} =4 {cuatro {pieces}} other {# {pieces}}}',
  },
  second: {
    mirrored: 'Las negras tienen las mismas piezas en las mismas columnas.',
    reversed: 'Las negras tienen el mismo orden, visto desde el otro lado del tablero.',
    alternate:
      'Las blancas tiran para una pieza, después las negras para la misma pieza suya, y ambos pasan a la siguiente.',
    after: 'Primero tiran las blancas, después las negras para su propio ejército.',
    shared:
      '{steps, plural, one {El primer paso se tira una vez para ambos jugadores; después siguen las blancas, y luego las negras para su propio ejército.} other {Los primeros # pasos se tiran una vez para ambos jugadores; después siguen las blancas, y luego las negras para su propio ejército.}}',
  },
} as const satisfies Translation['diceSheet']
