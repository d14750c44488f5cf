import type { Translation } from '../../../catalogue/catalogue'

export const germanEnglishRandom = {
  summary:
    'Auf einem Brett von zehn mal zehn Feldern stehen die Armeen von jedem Rand ein Feld entfernt, jede Reihe ohne jede Bedingung ausgelost.',
  guide: {
    about: {
      origin:
        'Frei ausgelostes Schach auf einem großen Brett, von Benjamin Clarke; das Jahr ist uns nicht bekannt. Die gewohnten Armeen stehen auf den inneren Linien eines Bretts von zehn mal zehn Feldern, von jedem Rand ein Feld entfernt.',
    },
    start: {
      ranks:
        'Die weißen Figuren stehen auf der zweiten Reihe von b bis i, die weißen Bauern auf der dritten; die schwarzen auf der neunten und der achten. Jede Reihe wird für sich und ohne jede Bedingung ausgelost: Läufer dürfen dieselbe Farbe haben, der König darf in der Ecke seiner Armee stehen. Es gibt {ranks} Reihen je Seite und {starts} Anfangsstellungen, mehr als in jedem anderen System hier.',
      aStart: {
        title: 'Ein Start',
        notice:
          'Die äußeren Linien und Reihen sind leer, dürfen aber benutzt werden. Schon der erste Zug kann rückwärts führen. Der weiße König und der rechte Turm stehen, wo sie im Schach stünden, und dürfen rochieren.',
      },
    },
    special: {
      moves:
        'Bauern ziehen, schlagen und gehen zwei Felder wie im Schach, den Doppelschritt von der dritten oder der achten Reihe, und wandeln sich auf der letzten Reihe des großen Bretts um. Rochieren darf nur ein König, der auf der f-Linie beginnt, der Mitte seiner Armee, mit einem Turm auf b oder i. Er geht nach d oder h, der Turm nach e oder g.',
      onTheWings: {
        title: 'Rochade auf der zweiten Reihe',
        notice:
          'Der weiße König geht von f2 nach h2, der schwarze von f9 nach d9; die Türme landen innen neben ihnen. Dann geht ein Bauer von der dritten Reihe zwei Felder.',
      },
    },
    notation: {
      squares:
        'Wie im Schach, mit Linien a bis j und Reihen 1 bis 10: <notation>e3e5</notation> ist ein Doppelschritt. Jede Reihe ist alphabetisch nummeriert, ein Start nach der weißen und dann der schwarzen Nummer.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['english-random']
