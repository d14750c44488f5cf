import type { Translation } from '../../catalogue/catalogue'

export const germanSamples = {
  'lukic-vujacic': {
    name: 'Lukic – Vujacic, 2020',
    description:
      'Eine veröffentlichte Partie mit ihrer Aufbauphase: Beide Seiten platzieren je fünf Figuren, dann folgen 106 Halbzüge.',
  },
  'fischer-benko-setup': {
    name: 'Ein Aufbau in Fischer-Benko',
    description: 'Von drei Würfeln je Seite bis zu den letzten beiden Figuren, platziert in einem Zug.',
  },
} as const satisfies Translation['samples']
