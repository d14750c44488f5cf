import type { Translation } from '../catalogue'

export const germanDiceOdds = {
  title: 'Dieses Verfahren',
  notWorkedOut: 'Die Wahrscheinlichkeiten sind nicht berechnet.',
  workOut: 'Berechnen',
  progress: 'Wahrscheinlichkeiten werden berechnet: Schritt {step, number} von {all, number}',
  estimating: 'Wahrscheinlichkeiten werden geschätzt: {done, number} von {all, number} Versuchen',
  crashed: 'die Wahrscheinlichkeiten sind nicht berechnet',
  crashedWith: 'die Wahrscheinlichkeiten sind nicht berechnet: {message}',
  verdict: '{verdict}.',
  verdictEach: '{verdict}, für jede Seite.',
  verdictWhite: '{verdict}, für Weiß.',
  fair: 'Jede Reihe gleich wahrscheinlich',
  fairPairs: 'Jedes Reihenpaar gleich wahrscheinlich',
  starts:
    'Nur {starts, number} der {ranks, number} Reihen sind Starts von {system}. Bei jeder anderen von vorn werfen.',
  unfair: 'Manche Reihen {ratio}-mal so wahrscheinlich wie andere',
  most: 'Am wahrscheinlichsten',
  least: 'Am unwahrscheinlichsten',
  share: '{count, number} mit {share}',
  chart: {
    sameRanks: 'Alle Reihen haben denselben Anteil',
    samePairs: 'Alle Paare haben denselben Anteil',
    ranks: 'Vom {least}- bis zum {most}-Fachen des fairen Anteils der Reihen',
    pairs: 'Vom {least}- bis zum {most}-Fachen des fairen Anteils der Paare',
  },
  both: {
    title: 'Beide Armeen zusammen',
    estimate:
      'Für genaue Wahrscheinlichkeiten gibt es zu viele Paare. Dies ist eine Schätzung; ihre Fehler (±) sind zwei Standardfehler.',
    follows:
      'Die schwarze Armee folgt aus der weißen, also ist jedes Paar so wahrscheinlich wie die weiße Reihe allein.',
    verdict: '{bond}. {verdict}.',
    black: 'Das schwarze Würfeln allein {verdict}.',
  },
  estimate: {
    title: 'Eine Schätzung',
    tooMany:
      'Für genaue Wahrscheinlichkeiten gibt es zu viele Reihen. Immer wieder gewürfelt, gilt für das Verfahren: Es {repeats}.',
    errors: 'Fehler (±) sind zwei Standardfehler.',
  },
  figures: {
    ranks: 'Reihen',
    pairs: 'Paare',
    least: 'Wenigste',
    most: 'Meiste',
    ratio: 'Größte / kleinste',
    entropy: 'Entropie',
    bits: '{bits} Bit von {most}',
    throws: 'Erwartete Würfe',
    throwsEach: '{throws} je Seite',
    thrown: 'Geworfen',
    times: '{count, plural, one {#-mal} other {#-mal}}',
    seed: 'Startwert {seed}',
    seen: 'Gesehen',
    seenRanks: '{count, plural, one {# verschiedene Reihe} other {# verschiedene Reihen}}',
    seenPairs:
      '{count, plural, one {# verschiedenes Armeenpaar} other {# verschiedene Armeenpaare}}',
    atLeast: 'mindestens so viele',
    even: 'So gleichmäßig wie',
    evenRanks: '{count} gleich wahrscheinliche Reihen',
    evenPairs: '{count} gleich wahrscheinliche Paare von Armeen',
    unknown: 'unbekannt: nichts kam zweimal',
  },
} as const satisfies Translation['diceOdds']
