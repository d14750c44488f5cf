import type { Translation } from '../../catalogue/catalogue'

export const serbianGuide = {
  title: 'Pravila',
  description: 'Šta je svaki sistem, kako počinje i šta je u njemu posebno, s primerima za igranje',
  page: 'Pravila: {system}',
  noInventor: 'Bez jednog tvorca',
  newAnalysis: 'Nova analiza',
  newAnalysisOf: 'Nova analiza: {system}',
  typicalStart: 'Tipičan start',
  ranks: 'Redova po strani',
  throws: 'Bacanja',
  starts: 'Prve pozicije',
  rights: 'Prava',
  sources: 'Izvori',
  sections: {
    about: 'Šta je to',
    start: 'Kako počinje',
    special: 'Šta je posebno',
    notation: 'Kako se zapisuje',
    whyEighty: 'Zašto 80, a ne 100',
  },
  event: '{system}: {title}',
  example: 'Primer: {title}',
  barred: 'Ovde nema <notation>{move}</notation>.',
  back: 'Nazad na primer',
  tryIt: 'Probajte',
  tryItTitle: 'Otvori ovaj primer u zasebnoj kartici',
} as const satisfies Translation['guide']
