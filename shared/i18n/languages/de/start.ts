import type { Translation } from '../../catalogue/catalogue'

export const germanStart = {
  taken: {
    title: 'Backrank läuft bereits',
    who: '{program, select, window {Ein Fenster} other {Der Webserver}} von Backrank (Prozess {processId}) benutzt {folder} seit {since}.',
    goOn: '{program, select, window {Das Fenster schließen und neu starten} other {Ihn in seinem Terminal mit Strg+C beenden und neu starten}} oder mit einem anderen --user-data-dir starten.',
  },
} as const satisfies Translation['start']
