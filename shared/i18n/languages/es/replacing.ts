import type { Translation } from '../../catalogue/catalogue'

export const spanishReplacing = {
  bar: 'Jugar en lugar de {move}',
  cancel: 'Conservar {move}',
  cancelKeys: 'Conservar {move} (Esc)',
  noMove: 'La primera posición no tiene jugada que reemplazar',
  replaced: '{old} reemplazada por {move}',
  keptAll:
    '{count, plural, one {Se conserva la # jugada que sigue} other {Se conservan las # jugadas que siguen}}',
  keptUpTo:
    '{count, plural, =0 {No se conserva ninguna jugada} one {Se conserva # jugada} other {Se conservan # jugadas}}; {illegal} ya no es legal',
  variations:
    '{count, plural, one {# variante también se interrumpe} other {# variantes también se interrumpen}}',
} as const satisfies Translation['replacing']
