import type { Translation } from '../../catalogue/catalogue'

export const serbianStart = {
  taken: {
    title: 'Backrank već radi',
    who: '{program, select, window {Prozor programa Backrank} other {Veb-server programa Backrank}} (proces {processId}) koristi {folder} od {since}.',
    goOn: '{program, select, window {Zatvorite ga i pokrenite ponovo} other {Prekinite ga sa Ctrl+C u njegovom terminalu i pokrenite ponovo}} ili pokrenite program s drugim --user-data-dir.',
  },
} as const satisfies Translation['start']
