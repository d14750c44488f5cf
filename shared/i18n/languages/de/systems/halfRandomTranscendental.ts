import type { Translation } from '../../../catalogue/catalogue'

export const germanHalfRandomTranscendental = {
  inventor: 'Davor Vujacic und Ola Sassersson',
  summary:
    'Läufer und ein Turm jeder Seite werden gewürfelt, den Rest platzieren die Spieler, den König, wo sie wollen. Es gibt keine Rochade und keinen Tausch im ersten Zug.',
  guide: {
    about: {
      origin:
        'Die wildere Schwester des Fischer-Benko-Schachs, von Davor Vujacic und Ola Sassersson, 2020. Ihr anderer Name, Benko-Lawrence Chess, ehrt Pal Benko, der Spieler ihre Figuren platzieren ließ, und Maxwell Lawrence, der ohne Rochade auskam.',
    },
    start: {
      dice: 'Wie im Fischer-Benko-Schach: Würfel bringen zwei ungleichfarbige Läufer und einen Turm auf jede Grundreihe, insgesamt {throws} Würfe. Die anderen fünf platzieren die Spieler abwechselnd, drei einzeln und die letzten beiden zusammen.',
      noDeadEnds:
        'Der König darf überall stehen, auch neben beiden Türmen. So führt keine Platzierung in eine Sackgasse, und jeder Wurf lässt sich auf {mostWays} Arten je Seite vervollständigen. Es gibt {ranks} Reihen und {starts} Aufstellungen.',
      publishedGame: {
        title: 'Lukic – Vujacic, 11. Juli 2020',
        notice:
          'Beide Könige stehen neben beiden Türmen, einer rechts und einer links von ihnen; so sieht kein Start von Chess960 aus. Die ganze Partie ist unter den Beispielen.',
      },
    },
    special: {
      noCastling:
        'Eine Rochade gibt es nicht: Wer seinen König in Sicherheit haben will, muss ihn gleich dorthin stellen. Der Tausch im ersten Zug, den Transcendental Chess erlaubt, gehört nicht zu diesem Spiel, und eine Partie entscheidet; eine Rückpartie mit vertauschten Farben gibt es nicht.',
      lastTwo:
        'Nach der veröffentlichten Regel werden die letzten beiden Figuren gleichzeitig platziert. In der Notation kommt das weiße Paar zuerst, und Schwarz antwortet.',
    },
    notation: {
      placements:
        'Platzierungen wie im Fischer-Benko-Schach, <notation>N@c1</notation> und <notation>Q@b1+K@g1</notation>. Eine Notation, die die letzten beiden nacheinander schreibt, <notation>4. Q@b1 Q@g8 5. K@g1 K@b8</notation>, wird gelesen und ergibt die zwei Paare.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['half-random-transcendental']
