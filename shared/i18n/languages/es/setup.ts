import type { Translation } from '../../catalogue/catalogue'
import { un } from './articles'

export const spanishSetup = {
  tray: {
    toPlace: '{count, plural, =0 {todas colocadas} other {# por colocar}}',
    placesNow: 'mueve, {count, number} por colocar',
    ways: '{ways, plural, one {# forma de completar} other {# formas de completar}}',
  },
  shelf: {
    title: '{color, select, white {Colocan las blancas} other {Colocan las negras}}',
    pieceToPlace: '{piece}, {count, number} por colocar',
    open: '{piece} en {square}, {ways, plural, one {# forma de completar} other {# formas de completar}}',
    occupied: '{square} está ocupada',
    unknown: '{piece} en {square}',
  },
  closed: {
    noRookA: `${un()} en {square} no deja sitio para una torre en el lado a`,
    noRookH: `${un()} en {square} no deja sitio para una torre en el lado h`,
    noKingBetween: `${un()} en {square} no deja casilla para el rey entre las torres`,
    bishops: `${un()} en {square} pondría ambos alfiles en el mismo color`,
    together: `${un()} en {square} no deja forma de completar la fila`,
    instead:
      '{count, plural, =0 {{why}. Aún no tiene casilla: colocar antes otras piezas} other {{why}. Puede ir a {squares}}}',
  },
  relocation: {
    forced:
      '{color, select, white {{role, select, king {Las blancas reflejan: el rey no tiene elección} other {Las blancas reflejan: la dama no tiene elección}}} other {{role, select, king {Las negras reflejan: el rey no tiene elección} other {Las negras reflejan: la dama no tiene elección}}}}',
    swap: '{role, select, king {Cambiar el rey con una pieza marcada: arrastrar una sobre otra, o hacer clic en ambas} other {Cambiar la dama con una pieza marcada: arrastrar una sobre otra, o hacer clic en ambas}}',
    play: 'Jugar {move}',
    keep: '{role, select, king {Dejar el rey} other {Dejar la dama}}',
  },
  progress: {
    game: 'Partida',
  },
  hidden: {
    printKeys: 'Imprimir las claves',
    printKeysHint:
      'Una lista de las parejas de ambos bandos con sus claves, para elegir con las cartas tapadas',
    keysTitle: 'Claves de las últimas parejas',
    keysLead: 'Pulsar la clave de tu pareja mientras el otro jugador no mira.',
    label: 'Últimas parejas, a ciegas',
    ask: 'Colocar a ciegas…',
    askTitle: 'Cada bando introduce su última pareja sin ver la del otro; después se muestran ambas',
    steps: {
      enters:
        '{color, select, white {Introducen las blancas, a ciegas} other {Introducen las negras, a ciegas}}',
      shown: 'Se muestran ambas',
    },
    place: '{name}: colocar las dos últimas piezas',
    lead: '{other}: no mirar. Pulsar un número o hacer clic. La elección queda tapada hasta que ambos hayan introducido la suya.',
    leadAlone: 'El motor elige su pareja sin ver la tuya. Pulsar un número o hacer clic.',
    engineChooses: 'Ya has elegido tus dos últimas piezas',
    engineLead: 'El motor está eligiendo su pareja sin ver la tuya.',
    bothShown: 'Ambas parejas están en el tablero',
    chose: '{white}: {whitePair}. {black}: {blackPair}.',
    pair: '{first} {firstSquare}, {second} {secondSquare}',
    entering: 'introduce',
    hasEntered: 'ya ha introducido',
    waits: 'introduce después',
    committed: 'ya ha elegido',
    engineChoosing: 'está eligiendo',
    covered: 'tapada',
    rank: '{color, select, white {Fila de las blancas: {squares}} other {Fila de las negras: {squares}}}',
    again: 'Las blancas introducen otra vez',
    byKeys: 'Introducir solo con teclas',
    byKeysLead: 'Las cartas están tapadas. El número de cada pareja está en la lista impresa.',
    correct: 'Corregir una elección',
    start: 'Empezar la partida',
    leave: 'Colocar por turnos',
    brokenOff: 'La elección de las últimas parejas se interrumpió. Ambos eligen otra vez.',
    values: 'Ocultos hasta que se muestren ambas parejas. El motor está desactivado.',
    valuesTitle: 'Valores',
    edit: 'Ambas últimas parejas',
    choice: 'Última pareja',
    inTurn: 'Por turnos',
    hidden: 'Oculta',
  },
  takeBack: 'Retirar',
  putBack: 'Reponer',
} as const satisfies Translation['setup']
