import type { Translation } from '../../../catalogue/catalogue'

export const germanTranscendental = {
  summary:
    'Jede Seite hat ihre eigene Grundreihe, und nur die Läufer müssen auf verschiedenen Farben stehen. Eine Rochade gibt es nicht; statt des ersten Zuges darf jede Seite zwei Figuren der Grundreihe tauschen.',
  guide: {
    about: {
      origin:
        'Zwei ausgeloste Armeen und eine Gelegenheit, die eigene zu verbessern. Maxwell Lawrence erfand es 1978, lange vor Chess960.',
    },
    start: {
      ranks:
        'Jede Seite bekommt eine eigene zufällige Reihe. Nur die Läufer müssen auf verschiedenen Farben stehen; der König darf überall sein. Es gibt {ranks} Reihen je Seite und {starts} Anfangsstellungen.',
    },
    special: {
      transposition:
        'Eine Rochade gibt es nicht. Stattdessen darf man, als ersten Zug und später nie mehr, zwei eigene Figuren der Grundreihe tauschen. Dieser Figurentausch ersetzt den Zug. Er darf keine zwei gleichen Figuren tauschen, nicht beide Läufer auf einer Farbe lassen und den eigenen König nicht angegriffen lassen. Beendet er ein Schach, darf er darauf antworten.',
      bothTranspose: {
        title: 'Beide Seiten tauschen',
        notice:
          'Weiß bringt die Dame von g1 nach b1 und einen Springer an den Königsflügel. Schwarz antwortet ebenso. Von nun an hat keine Seite mehr dieses Recht, ob genutzt oder nicht.',
        barred: {
          bothOnLight: 'Beide Läufer stünden auf hellen Feldern.',
          twoRooks: 'Zwei Türme: Das Brett änderte sich nicht.',
          firstMoveOnly: 'Nur der erste Zug darf ein Figurentausch sein.',
        },
      },
      couplet:
        'Den Zufall gleicht die Doppelpartie aus: zwei Partien aus einem Start mit vertauschten Farben. Sie gewinnt, wer mindestens eine Partie gewinnt und die andere nicht verliert. In der Auktionsform bieten die Spieler mit Freizügen für die Gegenseite um eine Farbe.',
    },
    notation: {
      transpositions:
        '<notation>Nb1<=>Qg1</notation>, die Figur auf der früheren Linie zuerst; in UCI <notation>b1g1</notation>. Das siebte Feld der FEN sagt, wer noch tauschen darf: <notation>Tt</notation>, <notation>T</notation>, <notation>t</notation> oder <notation>-</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['transcendental']
