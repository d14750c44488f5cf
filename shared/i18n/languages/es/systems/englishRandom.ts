import type { Translation } from '../../../catalogue/catalogue'

export const spanishEnglishRandom = {
  summary:
    'En un tablero de diez por diez, los ejércitos están a una casilla de cada borde, y cada fila se sortea sin ninguna condición.',
  guide: {
    about: {
      origin:
        'Ajedrez sorteado libremente y con espacio para respirar, de Benjamin Clarke; no conocemos el año. Los ejércitos clásicos están en las columnas interiores de un tablero de diez por diez, a una casilla de cada borde.',
    },
    start: {
      ranks:
        'Las piezas blancas ocupan la segunda fila de b a i, y sus peones la tercera; las negras, la novena y la octava. Cada fila se sortea por su cuenta y sin ninguna condición: los alfiles pueden compartir color, el rey puede estar en la esquina de su ejército. Hay {ranks} filas por bando y {starts} primeras posiciones, más que en ningún otro sistema de aquí.',
      aStart: {
        title: 'Un inicio',
        notice:
          'Las columnas y filas exteriores están vacías, pero se pueden usar. La primera jugada bien puede ser hacia atrás. El rey y la torre derecha de las blancas están donde en el ajedrez y pueden enrocar.',
      },
    },
    special: {
      onTheWings: {
        title: 'Enroque en la segunda fila',
        notice:
          'El rey blanco va de f2 a h2, el negro de f9 a d9; las torres quedan por dentro. Después un peón da un paso doble desde la tercera fila.',
      },
      moves:
        'Los peones mueven, capturan y dan su paso doble como en el ajedrez, el doble desde la tercera fila o la octava, y se promueven en la última fila del tablero grande. Solo puede enrocar un rey que empieza en la columna f, el centro de su ejército, con una torre en b o i. Él va a d o h, la torre a e o g.',
    },
    notation: {
      squares:
        'Como el ajedrez, con columnas de a a j y filas de 1 a 10: <notation>e3e5</notation> es un paso doble. Cada fila se numera por orden alfabético; un inicio, por el número de las blancas y después el de las negras.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['english-random']
