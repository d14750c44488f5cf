import type { Translation } from '../../../catalogue/catalogue'

export const germanArrangement = {
  summary:
    'Vor der Partie darf Schwarz den König mit einer anderen Figur tauschen, was Weiß spiegelt; dann darf jede Seite ihre Dame tauschen. Türme bleiben in den Ecken, Läufer auf verschiedenen Farben, und rochiert wird, wo der König auch steht.',
  guide: {
    about: {
      origin:
        'Schach, bei dem die Spieler ihre Könige und Damen vor der Partie versetzen. Mats Winther erfand es im April 2009, um der Eröffnungstheorie zu entgehen, ohne gesunde Stellungen aufzugeben.',
    },
    start: {
      relocations:
        'Aus der Grundstellung des Schachs. Zuerst tauscht Schwarz seinen König mit einer anderen Figur seiner Grundreihe oder lässt ihn stehen. Weiß muss auf derselben Linie dasselbe tun. Dann tauscht Schwarz seine Dame, wo immer sie jetzt steht, oder lässt sie stehen; Weiß darf dasselbe tun und macht im selben Zug seinen ersten Partiezug.',
      limits:
        'Türme ziehen dabei nie, die Dame tauscht nie mit dem König, und nach jedem Tausch müssen die Läufer einer Seite auf verschiedenen Farben stehen.',
      queensApart: {
        title: 'Könige auf die g-Linie, Damen getrennt',
        notice:
          'Die schwarze Dame nimmt den Platz ein, den der König einem Springer überlassen hat. Weiß entscheidet für sich, geht nach b1 und spielt gleich weiter.',
        barred: {
          oneColor: 'Beide Läufer stünden auf einer Farbe.',
          rooksStay: 'Türme bleiben in ihren Ecken.',
          kingMirrored: 'Weiß muss den schwarzen König spiegeln.',
        },
      },
    },
    whyEighty: {
      counted:
        'Der Autor zählt 100 Stellungen. Seine Regeln ergeben {starts}: Der König hat {kingPlaces} Möglichkeiten, sein eigenes Feld eingeschlossen; jede lässt jeder Dame {queenPlaces}; und {kingPlaces} × {queenPlaces} × {queenPlaces} ist {starts}. Eine Seite hat {ranks} verschiedene Reihen.',
      lenient:
        'Zählte die Farbe der Läufer erst nach dem Tausch der Dame, könnte der König auch auf die f-Linie gehen, und die Dame brächte die Läufer wieder auf verschiedene Farben. Das ergäbe {lenientStarts}; so spielt die Option „Nachsichtige Läufer“. Keine Lesart, die zum Text passt, ergibt 100.',
    },
    special: {
      castling:
        'Ein umgestellter König behält seine Rochade, und zwar die von Chess960: nach c und d oder nach g und f. Mit der Option „Eingeschränkte Rochade“ rochiert ein König auf der b-Linie nur zur a-Linie, einer auf der g-Linie nur zur h-Linie.',
      rookAlone: {
        title: 'Rochade allein mit dem Turm',
        notice: 'Der König steht schon auf g1. Der Turm geht nach f1, und das ist alles.',
      },
    },
    notation: {
      relocations:
        '<notation>K<=>g8</notation> und <notation>Q<=>b1</notation> für einen Tausch, <notation>K=</notation> und <notation>Q=</notation> für das Stehenbleiben. Umstellungen sind Halbzüge der Notation. Die weiße Dame und der erste weiße Zug tragen dieselbe Nummer.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['arrangement']
