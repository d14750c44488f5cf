import type { Translation } from '../../catalogue/catalogue'

export const spanishStart = {
  taken: {
    title: 'Backrank ya se está ejecutando',
    who: '{program, select, window {Una ventana} other {El servidor web}} de Backrank (proceso {processId}) usa {folder} desde {since}.',
    goOn: '{program, select, window {Cerrarla y arrancar otra vez} other {Terminarlo con Ctrl+C en su terminal y arrancar otra vez}}, o arrancar con otro --user-data-dir.',
  },
} as const satisfies Translation['start']
