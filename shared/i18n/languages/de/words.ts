import type { Translation } from '../../catalogue/catalogue'
import {
  capitalDen,
  capitalDer,
  capitalDerWith,
  dem,
  den,
  denWith,
  der,
  derWith,
  einemWith,
  einen,
} from './declined'

/** What was won, as the object of a verb. */
const GAINED =
  '{gain, select, pawn {einen Bauern} twoPawns {zwei Bauern} threePawns {drei Bauern} knight {einen Springer} bishop {einen Läufer} rook {einen Turm} queen {die Dame} knightAndPawn {einen Springer und einen Bauern} bishopAndPawn {einen Läufer und einen Bauern} rookAndPawn {einen Turm und einen Bauern} queenAndPawn {die Dame und einen Bauern} knightForPawn {einen Springer für einen Bauern} bishopForPawn {einen Läufer für einen Bauern} rookForPawn {einen Turm für einen Bauern} queenForPawn {die Dame für einen Bauern} exchange {die Qualität} exchangeAndPawn {die Qualität und einen Bauern} queenForRook {die Dame für einen Turm} queenForKnight {die Dame für einen Springer} other {die Dame für einen Läufer}}'

/** What was lost, with its verb: `geht ein Bauer verloren`. */
const IS_LOST =
  '{gain, select, pawn {geht ein Bauer verloren} twoPawns {gehen zwei Bauern verloren} threePawns {gehen drei Bauern verloren} knight {geht ein Springer verloren} bishop {geht ein Läufer verloren} rook {geht ein Turm verloren} queen {geht die Dame verloren} knightAndPawn {gehen ein Springer und ein Bauer verloren} bishopAndPawn {gehen ein Läufer und ein Bauer verloren} rookAndPawn {gehen ein Turm und ein Bauer verloren} queenAndPawn {gehen die Dame und ein Bauer verloren} knightForPawn {geht ein Springer für einen Bauern verloren} bishopForPawn {geht ein Läufer für einen Bauern verloren} rookForPawn {geht ein Turm für einen Bauern verloren} queenForPawn {geht die Dame für einen Bauern verloren} exchange {geht die Qualität verloren} exchangeAndPawn {gehen die Qualität und ein Bauer verloren} queenForRook {geht die Dame für einen Turm verloren} queenForKnight {geht die Dame für einen Springer verloren} other {geht die Dame für einen Läufer verloren}}'

const SIDE = '{color, select, white {Weiß} other {Schwarz}}'
const RIVAL = '{color, select, white {Schwarz} other {Weiß}}'
const THE_KING = '{color, select, white {der weiße König} other {der schwarze König}}'
const OF_THE_KING = '{color, select, white {des weißen Königs} other {des schwarzen Königs}}'

export const germanWords = {
  mateAllowed: {
    one: '{count, plural, =1 {Erlaubt das Matt {move}.} =2 {Erlaubt ein Matt in zwei Zügen, beginnend mit {move}.} =3 {Erlaubt ein Matt in drei Zügen, beginnend mit {move}.} other {Erlaubt ein erzwungenes Matt, beginnend mit {move}.}}',
    other:
      '{count, plural, =1 {Läuft in das Matt {move}.} =2 {Läuft in ein Matt in zwei Zügen, beginnend mit {move}.} =3 {Läuft in ein Matt in drei Zügen, beginnend mit {move}.} other {Läuft in ein erzwungenes Matt, beginnend mit {move}.}}',
  },
  mateMissed: {
    one: '{count, plural, =1 {Verpasst das Matt {move}.} =2 {Verpasst ein Matt in zwei Zügen, beginnend mit {move}.} =3 {Verpasst ein Matt in drei Zügen, beginnend mit {move}.} other {Verpasst ein erzwungenes Matt, beginnend mit {move}.}}',
    other:
      '{count, plural, =1 {Übersieht das Matt {move}.} =2 {Übersieht ein Matt in zwei Zügen mit {move}.} =3 {Übersieht ein Matt in drei Zügen mit {move}.} other {Übersieht ein erzwungenes Matt mit {move}.}}',
  },
  backRankAllowed: {
    one: 'Erlaubt {move} mit Grundreihenmatt.',
    other: 'Die Grundreihe ist schwach: {move} setzt zwingend matt.',
  },
  backRankMissed: {
    one: 'Verpasst {move} mit Grundreihenmatt.',
    other: 'Die Grundreihe war schwach: {move} setzt zwingend matt.',
  },
  smotheredAllowed: {
    one: 'Erlaubt {move} mit ersticktem Matt.',
    other: 'Läuft in ein ersticktes Matt: {move}.',
  },
  smotheredMissed: {
    one: 'Verpasst {move} mit ersticktem Matt.',
    other: 'Übersieht ein ersticktes Matt mit {move}.',
  },
  canBeTaken: {
    one: `Stellt ${den()} auf {square} ein.`,
    other: `${capitalDer()} auf {square} geht durch {move} verloren.`,
  },
  movedCanBeTaken: {
    one: `${capitalDer()} kann auf {square} geschlagen werden.`,
    other: `Auf {square} geht ${der()} durch {move} verloren.`,
  },
  loses: {
    one: `Verliert ${GAINED}.`,
    other: `Nach {move} ${IS_LOST}.`,
  },
  takeBackMissed: {
    one: 'Versäumt das Zurückschlagen mit {move}.',
    other: 'Mit {move} war zurückzuschlagen.',
  },
  stillMissed: {
    one: 'Verpasst weiterhin {move}.',
    other: 'Wieder war {move} möglich.',
  },
  stillTaken: {
    one: `${capitalDer()} auf {square} hängt immer noch.`,
    other: `Lässt ${den()} auf {square} erneut hängen.`,
  },
  allowed: {
    fork: {
      one: `Erlaubt {move} mit einer Gabel gegen ${den('one')} und ${den('other')}.`,
      other: `Läuft in {move}, eine Gabel gegen ${den('one')} und ${den('other')}.`,
    },
    forkTwo: {
      one: 'Erlaubt {move} mit einer Gabel gegen zwei {pieces}.',
      other: 'Läuft in {move}, eine Gabel gegen beide {pieces}.',
    },
    skewer: {
      one: `Erlaubt {move} mit einem Spieß gegen ${den('one')} und ${den('other')}.`,
      other: `Läuft in {move}, einen Spieß gegen ${den('one')} und ${den('other')}.`,
    },
    skewerTwo: {
      one: 'Erlaubt {move} mit einem Spieß gegen zwei {pieces}.',
      other: 'Läuft in {move}, einen Spieß gegen beide {pieces}.',
    },
    discoveredAttack: {
      one: `Erlaubt {move} mit Abzugsangriff auf ${den()} auf {square}.`,
      other: `Läuft in {move}, was eine Linie gegen ${den()} auf {square} öffnet.`,
    },
    discoveredCheck: {
      one: 'Erlaubt {move} mit Abzugsschach.',
      other: 'Läuft in ein Abzugsschach: {move}.',
    },
    pin: {
      one: `Erlaubt {move}, was ${den()} auf {square} fesselt und gewinnt.`,
      other: `Läuft in {move}, und ${derWith('gefesselt')} auf {square} geht verloren.`,
    },
    pinnedPiece: {
      one: `Erlaubt {move} mit Angriff auf ${denWith('gefesselt')} auf {square}.`,
      other: `Läuft in {move}, und ${derWith('gefesselt')} auf {square} kann nicht weg.`,
    },
    trap: {
      one: `Erlaubt {move}, was ${den()} auf {square} fängt.`,
      other: `Läuft in {move}, und ${der()} auf {square} hat kein Feld mehr.`,
    },
    overload: {
      one: `Erlaubt {move}, und ${der()} auf {square} hat zu viel zu decken.`,
      other: `Läuft in {move}, was ${den()} auf {square} überlastet.`,
    },
    removesGuard: {
      one: `Erlaubt {move}, was ${dem()} auf {square} die Deckung nimmt.`,
      other: `Läuft in {move}, und ${der()} auf {square} hat keine Deckung mehr.`,
    },
    gain: {
      one: `Erlaubt {move}, was ${GAINED} gewinnt.`,
      other: `Läuft in {move}; das gewinnt ${GAINED}.`,
    },
    queens: {
      one: 'Erlaubt {move}, und der {file}-Bauer wird zur Dame.',
      other: 'Läuft in {move}; der {file}-Bauer ist nicht mehr aufzuhalten.',
    },
    promotes: {
      one: `Erlaubt {move} mit Umwandlung in ${einen()}.`,
      other: `Läuft in {move} mit ${einemWith('neu')}.`,
    },
    promotesTaking: {
      one: `Erlaubt {move}, was ${den('taken')} schlägt, mit Umwandlung in ${einen()}.`,
      other: `Läuft in {move}; das schlägt ${den('taken')} mit ${einemWith('neu')}.`,
    },
  },
  missed: {
    fork: {
      one: `Verpasst {move} mit einer Gabel gegen ${den('one')} und ${den('other')}.`,
      other: `Übersieht {move}, eine Gabel gegen ${den('one')} und ${den('other')}.`,
    },
    forkTwo: {
      one: 'Verpasst {move} mit einer Gabel gegen zwei {pieces}.',
      other: 'Übersieht {move}, eine Gabel gegen beide {pieces}.',
    },
    skewer: {
      one: `Verpasst {move} mit einem Spieß gegen ${den('one')} und ${den('other')}.`,
      other: `Übersieht {move}, einen Spieß gegen ${den('one')} und ${den('other')}.`,
    },
    skewerTwo: {
      one: 'Verpasst {move} mit einem Spieß gegen zwei {pieces}.',
      other: 'Übersieht {move}, einen Spieß gegen beide {pieces}.',
    },
    discoveredAttack: {
      one: `Verpasst {move} mit Abzugsangriff auf ${den()} auf {square}.`,
      other: `Übersieht {move}, was eine Linie gegen ${den()} auf {square} öffnet.`,
    },
    discoveredCheck: {
      one: 'Verpasst {move} mit Abzugsschach.',
      other: 'Übersieht ein Abzugsschach mit {move}.',
    },
    pin: {
      one: `Verpasst {move}, was ${den()} auf {square} fesselt und gewinnt.`,
      other: `Übersieht {move}, und ${derWith('gefesselt')} auf {square} geht verloren.`,
    },
    pinnedPiece: {
      one: `Verpasst {move} mit Angriff auf ${denWith('gefesselt')} auf {square}.`,
      other: `Übersieht {move}, und ${derWith('gefesselt')} auf {square} kann nicht weg.`,
    },
    trap: {
      one: `Verpasst {move}, was ${den()} auf {square} fängt.`,
      other: `Übersieht {move}, und ${der()} auf {square} hat kein Feld mehr.`,
    },
    overload: {
      one: `Verpasst {move}, und ${der()} auf {square} hat zu viel zu decken.`,
      other: `Übersieht {move}, was ${den()} auf {square} überlastet.`,
    },
    removesGuard: {
      one: `Verpasst {move}, was ${dem()} auf {square} die Deckung nimmt.`,
      other: `Übersieht {move}, und ${der()} auf {square} hat keine Deckung mehr.`,
    },
    gain: {
      one: `Verpasst {move}, was ${GAINED} gewinnt.`,
      other: `Übersieht {move}; das gewinnt ${GAINED}.`,
    },
    queens: {
      one: 'Verpasst {move}, und der {file}-Bauer würde zur Dame.',
      other: 'Übersieht {move}; der {file}-Bauer ist nicht aufzuhalten.',
    },
    promotes: {
      one: `Verpasst {move} mit Umwandlung in ${einen()}.`,
      other: `Übersieht {move} mit ${einemWith('neu')}.`,
    },
    promotesTaking: {
      one: `Verpasst {move}, was ${den('taken')} schlägt, mit Umwandlung in ${einen()}.`,
      other: `Übersieht {move}; das schlägt ${den('taken')} mit ${einemWith('neu')}.`,
    },
  },
  stalemate: 'Setzt patt.',
  repetitionAllowed: {
    one: 'Erlaubt Remis durch Stellungswiederholung.',
    other: 'Lässt die Partie durch Stellungswiederholung remis enden.',
  },
  repetitionMissed: {
    one: 'Verpasst ein Remis durch Stellungswiederholung, beginnend mit {move}.',
    other: 'Mit {move} war ein Remis durch Stellungswiederholung möglich.',
  },
  perpetualAllowed: {
    one: 'Erlaubt Dauerschach.',
    other: 'Läuft in ein Dauerschach.',
  },
  perpetualMissed: {
    one: 'Verpasst Dauerschach, beginnend mit {move}.',
    other: 'Mit {move} war Dauerschach möglich.',
  },
  fiftyMovesAllowed: {
    one: 'Erlaubt Remis nach der 50-Züge-Regel.',
    other: 'Lässt die fünfzig Züge ablaufen.',
  },
  fiftyMovesMissed: {
    one: 'Verpasst mit {move} ein Remis nach der 50-Züge-Regel.',
    other: 'Nach der 50-Züge-Regel wäre {move} remis gewesen.',
  },
  onlyMove: {
    hold: {
      one: 'Der einzige Zug, der hält.',
      other: 'Nichts anderes hält.',
    },
    win: {
      one: 'Der einzige Zug, der gewinnt.',
      other: 'Nichts anderes gewinnt.',
    },
  },
  onlyOther: {
    hold: {
      one: 'Nur {move} hält.',
      other: 'Allein {move} hätte gehalten.',
    },
    win: {
      one: 'Nur {move} gewinnt.',
      other: 'Allein {move} hätte gewonnen.',
    },
  },
  wrongTaker: {
    one: 'Schlägt mit der falschen Figur: Richtig war {move}.',
    other: `${capitalDer()} hätte schlagen sollen: {move}.`,
  },
  rightMove: {
    one: `${capitalDerWith('falsch')}: Richtig war {move}.`,
    other: `${capitalDerWith('ander')} musste ziehen: {move}.`,
  },
  wrongSquare: {
    one: `${capitalDer()} steht nach {move} besser.`,
    other: `Ein besseres Feld für ${den()} bietet {move}.`,
  },
  onTheRim: {
    one: `Am Rand steht ${der()} schlecht; {move} war besser.`,
    other: 'Ein {piece} am Rand; {move} war besser.',
  },
  goesHome: {
    one: `${capitalDer()} geht auf die Grundreihe zurück; {move} ist aktiver.`,
    other: `Passiv: ${capitalDer()} steht wieder auf der Grundreihe. Besser {move}.`,
  },
  moreScope: {
    one: `Nach {move} hat ${der()} mehr Felder.`,
    other: `Besser verschafft {move} ${dem()} mehr Raum.`,
  },
  goesBack: {
    one: `Verliert Zeit: Mit {move} geht ${der()} zurück.`,
    other: `Mit {move} kehrt ${der()} um, und Zeit ist verloren.`,
  },
  tooEarly: {
    one: 'Zu früh: Erst sollte {move} kommen.',
    other: 'Richtig, aber erst nach {move}.',
  },
  atOnce: {
    one: 'Stärker ist sofort {move}.',
    other: 'Schiebt {move} auf; sofort ist es stärker.',
  },
  pushMissed: {
    one: 'Der {file}-Bauer sollte laufen: {move}.',
    other: 'Hält den {file}-Freibauern zurück; {move} stößt ihn vor.',
  },
  developmentMissed: {
    one: `${capitalDer()} sollte ins Spiel kommen: {move}.`,
    other: `Lässt ${den()} zu Hause; {move} entwickelt.`,
  },
  greedy: {
    one: 'Der Bauer auf {square} ist es nicht wert; {move} ist besser.',
    other: 'Den Bauern auf {square} besser stehen lassen: {move}.',
  },
  prevented: {
    one: 'Übersieht {answer}, was {move} verhindert.',
    other: 'Tut nichts gegen {answer}; {move} lässt es nicht zu.',
  },
  ruledOut: {
    one: 'Verpasst den Moment für {move}; jetzt lässt {answer} es nicht mehr zu.',
    other: 'Es war Zeit für {move}; jetzt verhindert {answer} das.',
  },
  squareLeft: {
    one: `Überlässt ${dem()} das Feld {square}: {move}.`,
    other: `Der Bauer deckt {square} nicht mehr, und mit {move} kommt ${der()} dorthin.`,
  },
  pawnLeft: {
    one: 'Gibt den Bauern auf {square} her: {move}.',
    other: 'Hält den Bauern auf {square} nicht mehr; {move} nimmt den Bauern.',
  },
  otherCastling: {
    one: 'Rochiert nach der falschen Seite; {move} war richtig.',
    other: 'Der König gehört auf die andere Seite: {move}.',
  },
  position: {
    allowed: {
      attack: {
        one: 'Erlaubt {move} mit Angriff auf den König.',
        other: 'Läuft in {move}, und der König gerät unter Angriff.',
      },
      queenTrade: {
        one: 'Erlaubt den Damentausch mit {move}.',
        other: 'Läuft in {move}, wonach die Damen vom Brett gehen.',
      },
      pawnBreak: {
        one: 'Erlaubt den Hebel {move}.',
        other: 'Läuft in {move}, was das Zentrum öffnet.',
      },
      tempo: {
        one: `Erlaubt {move}, und ${der()} auf {square} muss ziehen.`,
        other: `Läuft in {move} mit Tempogewinn gegen ${den()} auf {square}.`,
      },
      pawnHit: {
        one: 'Erlaubt {move} mit Angriff auf den Bauern auf {square}.',
        other: 'Läuft in {move}, was den Bauern auf {square} angreift.',
      },
      trade: {
        one: `Erlaubt {move} mit Abtausch: ${der()} auf {square} verschwindet.`,
        other: `Läuft in den Abtausch {move}, und ${der()} auf {square} verschwindet.`,
      },
      outpost: {
        one: `Erlaubt {move}, und kein Bauer kann ${den()} von {square} vertreiben.`,
        other: `Läuft in {move}: ${capitalDer()} steht auf {square} dauerhaft.`,
      },
      openFile: {
        one: 'Erlaubt {move} mit Besetzung der offenen {file}-Linie.',
        other: 'Läuft in {move} mit Herrschaft über die {file}-Linie.',
      },
      passedPawn: {
        one: 'Erlaubt {move} mit einem Freibauern auf der {file}-Linie.',
        other: 'Läuft in {move}, und der {file}-Bauer wird Freibauer.',
      },
      seventhRank: {
        one: 'Erlaubt {move}, und der Turm kommt auf die siebte Reihe.',
        other: 'Läuft in {move} mit einem Turm auf der siebten Reihe.',
      },
      pin: {
        one: `Erlaubt {move} mit Fesselung: ${der()} auf {square} ist gebunden.`,
        other: `Läuft in {move}, was ${den()} auf {square} fesselt.`,
      },
      hit: {
        one: `Erlaubt {move} mit Angriff auf ${den()} auf {square}.`,
        other: `Läuft in {move}, was ${den()} auf {square} angreift.`,
      },
      behindPasser: {
        one: 'Erlaubt {move}, und der Turm steht hinter dem {file}-Bauern.',
        other: 'Läuft in {move} mit dem Turm hinter dem freien {file}-Bauern.',
      },
      blockade: {
        one: 'Erlaubt {move}, was den {file}-Bauern aufhält.',
        other: 'Läuft in {move}, was den freien {file}-Bauern blockiert.',
      },
      doubling: {
        one: 'Erlaubt {move} mit Turmverdopplung auf der {file}-Linie.',
        other: 'Läuft in {move}, was die Türme auf der {file}-Linie verdoppelt.',
      },
    },
    missed: {
      attack: {
        one: 'Verpasst {move} mit Angriff auf den König.',
        other: 'Übersieht {move}, und der König gerät unter Angriff.',
      },
      queenTrade: {
        one: 'Verpasst den Damentausch mit {move}.',
        other: 'Übersieht {move}, wonach die Damen vom Brett gehen.',
      },
      pawnBreak: {
        one: 'Verpasst den Hebel {move}.',
        other: 'Übersieht {move}, was das Zentrum öffnet.',
      },
      tempo: {
        one: `Verpasst {move}, und ${der()} auf {square} muss ziehen.`,
        other: `Übersieht {move} mit Tempogewinn gegen ${den()} auf {square}.`,
      },
      pawnHit: {
        one: 'Verpasst {move} mit Angriff auf den Bauern auf {square}.',
        other: 'Übersieht {move}, was den Bauern auf {square} angreift.',
      },
      trade: {
        one: `Verpasst {move} mit Abtausch: ${der()} auf {square} verschwindet.`,
        other: `Übersieht den Abtausch {move}, und ${der()} auf {square} verschwindet.`,
      },
      outpost: {
        one: `Verpasst {move}, und kein Bauer kann ${den()} von {square} vertreiben.`,
        other: `Übersieht {move}: ${capitalDer()} steht auf {square} dauerhaft.`,
      },
      openFile: {
        one: 'Verpasst {move} mit Besetzung der offenen {file}-Linie.',
        other: 'Übersieht {move} mit Herrschaft über die {file}-Linie.',
      },
      passedPawn: {
        one: 'Verpasst {move} mit einem Freibauern auf der {file}-Linie.',
        other: 'Übersieht {move}, und der {file}-Bauer wird Freibauer.',
      },
      seventhRank: {
        one: 'Verpasst {move}, und der Turm kommt auf die siebte Reihe.',
        other: 'Übersieht {move} mit einem Turm auf der siebten Reihe.',
      },
      pin: {
        one: `Verpasst {move} mit Fesselung: ${der()} auf {square} ist gebunden.`,
        other: `Übersieht {move}, was ${den()} auf {square} fesselt.`,
      },
      hit: {
        one: `Verpasst {move} mit Angriff auf ${den()} auf {square}.`,
        other: `Übersieht {move}, was ${den()} auf {square} angreift.`,
      },
      behindPasser: {
        one: 'Verpasst {move}, und der Turm steht hinter dem {file}-Bauern.',
        other: 'Übersieht {move} mit dem Turm hinter dem freien {file}-Bauern.',
      },
      blockade: {
        one: 'Verpasst {move}, was den {file}-Bauern aufhält.',
        other: 'Übersieht {move}, was den freien {file}-Bauern blockiert.',
      },
      doubling: {
        one: 'Verpasst {move} mit Turmverdopplung auf der {file}-Linie.',
        other: 'Übersieht {move}, was die Türme auf der {file}-Linie verdoppelt.',
      },
    },
  },
  purpose: {
    guard: {
      one: `Nötig war {move}, um ${den()} auf {square} zu decken.`,
      other: `Hier war ${der()} auf {square} zu decken: {move}.`,
    },
    kingCenter: {
      one: 'Der König gehört ins Zentrum: {move}.',
      other: 'Es war Zeit, den König heranzuführen: {move}.',
    },
    contest: {
      one: 'Um die offene {file}-Linie war zu kämpfen: {move}.',
      other: 'Überlässt dem Gegner die {file}-Linie; {move} macht sie streitig.',
    },
    pieceTaken: {
      one: `Hier war ${der()} auf {square} zu nehmen: {move}.`,
      other: `${capitalDen()} auf {square} konnte man nehmen: {move}.`,
    },
    pawnTaken: {
      one: 'Der Bauer auf {square} war zu nehmen: {move}.',
      other: 'Den Bauern auf {square} konnte man nehmen: {move}.',
    },
    pawnTrade: {
      one: 'Auf {square} war zu tauschen: {move}.',
      other: 'Verpasst den Tausch auf {square}: {move} kommt zuerst.',
    },
    check: {
      one: 'Hier war Schach zu geben: {move}.',
      other: 'Verpasst das Schach {move}.',
    },
    space: {
      one: 'Hier war Raum {wing, select, queenside {am Damenflügel} kingside {am Königsflügel} other {im Zentrum}} zu gewinnen: {move}.',
      other:
        'Besser gewinnt {move} Raum {wing, select, queenside {am Damenflügel} kingside {am Königsflügel} other {im Zentrum}}.',
    },
    central: {
      one: `Besser bringt {move} ${den()} ins Zentrum.`,
      other: `Ins Zentrum gehört ${der()}: {move}.`,
    },
    opens: {
      one: `Besser macht {move} ${dem()} auf {square} den Weg frei.`,
      other: `${capitalDer()} auf {square} wartet auf {move}.`,
    },
    restraint: {
      one: `Besser nimmt {move} ${dem()} das Feld {square}.`,
      other: `Überlässt ${dem()} das Feld {square}; {move} nimmt das Feld.`,
    },
    lever: {
      one: 'Besser greift {move} den Bauern auf {square} an.',
      other: 'Der Bauer auf {square} war anzugreifen: {move}.',
    },
  },
  weakness: {
    bishopPair: {
      one: `Überlässt ${RIVAL} das Läuferpaar.`,
      other: `Das Läuferpaar bleibt ${RIVAL}.`,
    },
    badBishop: {
      one: `${SIDE} behält einen schlechten Läufer hinter eigenen Bauern.`,
      other: `Der Läufer von ${SIDE} ist von eigenen Bauern eingesperrt.`,
    },
    uncastled: {
      one: `Danach kommt ${SIDE} nicht mehr zur Rochade.`,
      other: `Für die Rochade bleibt keine Zeit: ${THE_KING} muss in der Mitte bleiben.`,
    },
    openKing: {
      one: `Öffnet die Stellung ${OF_THE_KING}.`,
      other: `Der Schutz ${OF_THE_KING} ist dahin.`,
    },
    doubled: {
      one: `Gibt ${SIDE} einen Doppelbauern auf der {file}-Linie.`,
      other: `Auf der {file}-Linie hat ${SIDE} nun einen Doppelbauern.`,
    },
    isolated: {
      one: `Gibt ${SIDE} einen isolierten {file}-Bauern.`,
      other: `Der {file}-Bauer von ${SIDE} ist nun isoliert.`,
    },
  },
  rightGivenUp: {
    castling: {
      one: 'Gibt das Rochaderecht auf.',
      other: 'Die Rochade ist nicht mehr möglich.',
    },
    leap: {
      one: 'Gibt den Bunkersprung auf.',
      other: 'Der Bunkersprung ist nicht mehr möglich.',
    },
    adjustment: {
      one: 'Gibt die Läuferkorrektur auf.',
      other: 'Die Läuferkorrektur ist nicht mehr möglich.',
    },
    transposition: {
      one: 'Gibt den Figurentausch auf.',
      other: 'Der Figurentausch ist nicht mehr möglich.',
    },
  },
  rightUnused: {
    castling: {
      one: 'Hier war die Rochade richtig: {move}.',
      other: 'Besser war jetzt die Rochade: {move}.',
    },
    leap: {
      one: 'Der Bunkersprung {move} ist stärker.',
      other: 'Es ist Zeit für den Bunkersprung {move}.',
    },
    adjustment: {
      one: 'Die Läuferkorrektur {move} ist stärker.',
      other: 'Es ist Zeit, den Läufer zu korrigieren: {move}.',
    },
    transposition: {
      one: 'Der Figurentausch {move} ist stärker.',
      other: 'Es ist Zeit für den Figurentausch {move}.',
    },
  },
  swing: {
    winToLoss: {
      one: 'Macht aus einem Gewinn einen Verlust; {move} gewinnt noch.',
      other: 'Wirft die Partie weg; {move} gewinnt.',
    },
    winSlips: {
      one: 'Lässt den Gewinn aus; {move} hält ihn fest.',
      other: 'Der Gewinn ist dahin; mit {move} war er da.',
    },
    winFades: {
      one: 'Gibt einen guten Teil des Gewinnvorteils her; {move} wahrt ihn.',
      other: 'Kein klarer Gewinn mehr wie noch nach {move}.',
    },
    winHarder: {
      one: 'Erschwert den Gewinn; {move} ist einfacher.',
      other: 'Der Gewinn dauert länger als nach {move}.',
    },
    betterToLost: {
      one: 'Von der besseren zur verlorenen Stellung; {move} behält die Oberhand.',
      other: 'Eine bessere Stellung geht auf einen Schlag verloren; {move} war geboten.',
    },
    betterToWorse: {
      one: 'Von besser zu schlechter; {move} behält den Vorteil.',
      other: `Jetzt hat ${RIVAL} die Oberhand; {move} war besser.`,
    },
    advantageGone: {
      one: 'Gibt den Vorteil aus der Hand; {move} behält ihn.',
      other: 'Die Partie ist wieder ausgeglichen; {move} war stärker.',
    },
    advantageLess: {
      one: 'Gibt einen Teil des Vorteils her; {move} war stärker.',
      other: 'Der Vorteil schrumpft; {move} war stärker.',
    },
    levelToLost: {
      one: 'Verliert eine ausgeglichene Partie; {move} hält das Gleichgewicht.',
      other: 'Der Verlustzug; {move} war ausgeglichen.',
    },
    levelToWorse: {
      one: `Überlässt ${RIVAL} das bessere Spiel; {move} hält das Gleichgewicht.`,
      other: `Jetzt steht ${RIVAL} besser; {move} war ausgeglichen.`,
    },
    edgeGone: {
      one: 'Der kleine Vorteil ist dahin; {move} war besser.',
      other: 'Gibt einen kleinen Vorteil her; {move} war besser.',
    },
    edgePassed: {
      one: `Der kleine Vorteil geht an ${RIVAL} über; {move} war besser.`,
      other: `Jetzt ist der Vorteil bei ${RIVAL}; {move} war besser.`,
    },
    edgeGiven: {
      one: `Gibt ${RIVAL} einen kleinen Vorteil; {move} hält das Gleichgewicht.`,
      other: `Ein kleiner Vorteil für ${RIVAL}; {move} war ausgeglichen.`,
    },
    worseToLost: {
      one: `Jetzt ist ${SIDE} verloren; {move} leistet Widerstand.`,
      other: `Der entscheidende Fehltritt; nach {move} steht ${SIDE} nur schlechter.`,
    },
    worseFar: {
      one: `Bringt ${SIDE} an den Rand der Niederlage; {move} war besser.`,
      other: `Jetzt ist ${SIDE} kaum noch zu retten; {move} war besser.`,
    },
    worseStill: {
      one: 'Macht eine schlechte Stellung noch schlechter; {move} war besser.',
      other: `Für ${SIDE} wird es schlimmer; {move} war das kleinere Übel.`,
    },
    lostSooner: {
      one: 'Gibt den letzten Widerstand auf; {move} hält länger.',
      other: `Beschleunigt das Ende; nach {move} muss ${RIVAL} noch arbeiten.`,
    },
  },
  swingSlight: {
    winFades: {
      one: 'Gibt einen guten Teil des Gewinnvorteils her; {move} war besser.',
      other: 'Kein klarer Gewinn mehr; {move} war besser.',
    },
    advantageGone: {
      one: 'Gibt den Vorteil aus der Hand; {move} war stärker.',
      other: 'Die Partie ist wieder ausgeglichen; {move} war besser.',
    },
    levelToWorse: {
      one: `Überlässt ${RIVAL} das bessere Spiel; {move} war stärker.`,
      other: `Jetzt steht ${RIVAL} besser; {move} war stärker.`,
    },
    edgeGiven: {
      one: `Gibt ${RIVAL} einen kleinen Vorteil; {move} war besser.`,
      other: `Ein kleiner Vorteil für ${RIVAL}; {move} war besser.`,
    },
    worseToLost: {
      one: `Jetzt ist ${SIDE} verloren; {move} war stärker.`,
      other: 'Der entscheidende Fehltritt; {move} war stärker.',
    },
  },
  swingBeside: {
    winToLoss: {
      one: 'Aus Gewinn wird Verlust.',
      other: 'Die Partie ist weggeworfen.',
    },
    winSlips: {
      one: 'Der Gewinn ist vergeben.',
      other: 'Der Gewinn ist dahin.',
    },
    betterToLost: {
      one: 'Aus einer besseren Stellung wird eine verlorene.',
      other: 'Von besser zu verloren.',
    },
    betterToWorse: {
      one: 'Von besser zu schlechter.',
      other: `Jetzt hat ${RIVAL} die Oberhand.`,
    },
    levelToLost: {
      one: `Es war ausgeglichen, jetzt ist ${SIDE} verloren.`,
      other: 'Der Verlustzug.',
    },
    winFades: {
      one: 'Ein großer Teil des Gewinnvorteils ist dahin.',
      other: 'Kein klarer Gewinn mehr.',
    },
    advantageGone: {
      one: 'Der Vorteil ist dahin.',
      other: 'Die Partie ist wieder ausgeglichen.',
    },
    levelToWorse: {
      one: `Überlässt ${RIVAL} das bessere Spiel.`,
      other: `Jetzt steht ${RIVAL} besser.`,
    },
    worseToLost: {
      one: `Jetzt ist ${SIDE} verloren.`,
      other: 'Das entscheidet die Partie.',
    },
  },
  placement: {
    cornerBishop: {
      one: 'In der Ecke hat der Läufer nur eine Diagonale; {move} bringt ihm mehr.',
      other: 'Ein Läufer in der Ecke auf {square} wartet auf einen einzigen Bauernzug; {move} ist freier.',
    },
    cornerKnight: {
      one: 'In der Ecke hat der Springer höchstens zwei Felder; {move} gibt ihm mehr.',
      other: 'Ein Springer in der Ecke auf {square} braucht Zeit; {move} spart sie.',
    },
    cornerQueen: {
      one: 'In der Ecke hat die Dame nur eine Diagonale; {move} gibt ihr mehr.',
      other: 'Eine Dame in der Ecke auf {square} kommt langsam ins Spiel; {move} spart Zeit.',
    },
    stuckKing: {
      one: 'Der König auf {square} steckt zwischen seinen Türmen fest; {move} lässt ihm Luft.',
      other: 'Beide Türme sperren den König auf {square} ein; {move} vermeidet das.',
    },
    unguardedPawn: {
      one: 'Nichts deckt den Bauern auf {square}; nach {move} bleibt kein Bauer ungedeckt.',
      other: 'Lässt den Bauern auf {square} ungedeckt; {move} deckt alle.',
    },
    weakDiagonal: {
      one: 'Die Diagonale nach {square} ist schwach: Nichts deckt den Bauern dort, und eine gegnerische Figur zielt darauf; {move} deckt ihn.',
      other: 'Überlässt dem Gegner die Diagonale zum ungedeckten Bauern auf {square}; {move} deckt ihn.',
    },
  },
  openingOver: {
    level: 'Die Eröffnung ist vorbei, und die Partie ist ausgeglichen.',
    better: `${SIDE} kommt mit der besseren Stellung aus der Eröffnung.`,
    winning: `${SIDE} steht am Ende der Eröffnung schon auf Gewinn.`,
    betterAfter: `${SIDE} kommt mit der besseren Stellung aus der Eröffnung; {move} trug am meisten dazu bei.`,
    winningAfter: `${SIDE} steht am Ende der Eröffnung schon auf Gewinn; {move} trug am meisten dazu bei.`,
  },
  turningPoint: {
    won: `Hier kippt die Partie: Von nun an bleibt ${SIDE} im Vorteil.`,
    drawn: 'Von hier an bleibt die Partie ausgeglichen.',
  },
  ending: {
    mated: `${capitalDer()} auf {square} setzt matt.`,
    matedBackRank: `${capitalDer()} setzt auf der Grundreihe matt.`,
    matedSmothered: 'Ein ersticktes Matt.',
    lostMaterial: `Hier endet die Partie: ${SIDE} hat ${GAINED} verloren.`,
    lostToMate: `{count, plural, =1 {Hier endet die Partie: ${SIDE} wird im nächsten Zug mattgesetzt.} other {Hier endet die Partie: ${SIDE} wird in {count, number} Zügen mattgesetzt.}}`,
    lost: `Hier endet die Partie; ${SIDE} steht auf Verlust.`,
    lostEarly: `${SIDE} verliert hier, obwohl die Stellung nicht verloren ist.`,
    drawnLevel: 'Remis in ausgeglichener Stellung.',
    drawnAhead: `Remis, obwohl ${SIDE} besser steht.`,
    stalemate: 'Ein Patt beendet die Partie.',
  },
  accuracy: `${SIDE}: Genauigkeit {accuracy, number}{inaccuracies, plural, =0 {} =1 {, 1 Ungenauigkeit} other {, # Ungenauigkeiten}}{mistakes, plural, =0 {} other {, # Fehler}}{blunders, plural, =0 {} other {, # Patzer}}.`,
  story: {
    turned: `${SIDE} gewinnt; {move} wendet die Partie.`,
    cameBack: `${SIDE} dreht die Partie: Nach {move} stand ${RIVAL} auf Gewinn.`,
    led: `${SIDE} führt von Zug {from, number} an und gewinnt.`,
    won: `${SIDE} gewinnt.`,
    missedWin: `Remis, obwohl ${SIDE} nach {move} auf Gewinn stand.`,
    levelDraw: 'Remis; keine Seite stand je klar besser.',
    livelyDraw: 'Remis, nachdem eine Seite Chancen hatte.',
  },
} as const satisfies Translation['words']
