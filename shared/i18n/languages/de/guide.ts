import type { Translation } from '../../catalogue/catalogue'

export const germanGuide = {
  title: 'Regeln',
  description: 'Was jedes System ist, wie es beginnt und was besonders ist, mit Beispielen zum Nachspielen',
  page: 'Regeln: {system}',
  noInventor: 'Ohne einzelnen Erfinder',
  newAnalysis: 'Neue Analyse',
  newAnalysisOf: 'Neue Analyse: {system}',
  typicalStart: 'Ein typischer Start',
  ranks: 'Reihen je Seite',
  throws: 'Würfe',
  starts: 'Anfangsstellungen',
  rights: 'Rechte',
  sources: 'Quellen',
  sections: {
    about: 'Was es ist',
    start: 'Wie es beginnt',
    special: 'Was besonders ist',
    notation: 'Wie es notiert wird',
    whyEighty: 'Warum 80 und nicht 100',
  },
  event: '{system}: {title}',
  example: 'Beispiel: {title}',
  barred: 'Hier nicht: <notation>{move}</notation>.',
  back: 'Zurück zum Beispiel',
  tryIt: 'Ausprobieren',
  tryItTitle: 'Dieses Beispiel in einem eigenen Tab öffnen',
} as const satisfies Translation['guide']
