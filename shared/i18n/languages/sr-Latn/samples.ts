import type { Translation } from '../../catalogue/catalogue'

export const serbianSamples = {
  'lukic-vujacic': {
    name: 'Lukić – Vujačić, 2020.',
    description:
      'Objavljena partija sa svojim postavljanjem: svaka strana postavlja po pet figura, a zatim sledi 106 polupoteza.',
  },
  'fischer-benko-setup': {
    name: 'Postavljanje Fischer-Benko',
    description: 'Od po tri kockice za svaku stranu do poslednje dve figure, postavljene u istom potezu.',
  },
} as const satisfies Translation['samples']
