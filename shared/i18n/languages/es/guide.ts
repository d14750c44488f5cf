import type { Translation } from '../../catalogue/catalogue'

export const spanishGuide = {
  title: 'Reglas',
  description: 'Qué es cada sistema, cómo empieza y qué tiene de especial, con ejemplos para reproducir',
  page: 'Reglas de {system}',
  noInventor: 'Sin un inventor único',
  newAnalysis: 'Nuevo análisis',
  newAnalysisOf: 'Nuevo análisis de {system}',
  typicalStart: 'Un inicio típico',
  ranks: 'Filas por bando',
  throws: 'Tiradas',
  starts: 'Primeras posiciones',
  rights: 'Derechos',
  sources: 'Fuentes',
  sections: {
    about: 'Qué es',
    start: 'Cómo empieza',
    special: 'Qué tiene de especial',
    notation: 'Cómo se escribe',
    whyEighty: 'Por qué 80 y no 100',
  },
  event: '{system}: {title}',
  example: 'Ejemplo: {title}',
  barred: 'Aquí no hay <notation>{move}</notation>.',
  back: 'Volver al ejemplo',
  tryIt: 'Probarlo',
  tryItTitle: 'Abrir este ejemplo en una pestaña propia',
} as const satisfies Translation['guide']
