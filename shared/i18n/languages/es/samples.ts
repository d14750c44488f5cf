import type { Translation } from '../../catalogue/catalogue'

export const spanishSamples = {
  'lukic-vujacic': {
    name: 'Lukic – Vujacic, 2020',
    description:
      'Una partida publicada con su fase de colocación: cada bando coloca cinco piezas, y siguen 106 medias jugadas.',
  },
  'fischer-benko-setup': {
    name: 'Una colocación Fischer-Benko',
    description: 'De tres dados por bando a las dos últimas piezas, colocadas en un solo turno.',
  },
} as const satisfies Translation['samples']
