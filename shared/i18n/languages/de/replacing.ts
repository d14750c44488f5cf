import type { Translation } from '../../catalogue/catalogue'

export const germanReplacing = {
  bar: 'Anstelle von {move} spielen',
  cancel: '{move} behalten',
  cancelKeys: '{move} behalten (Esc)',
  noMove: 'Die Anfangsstellung hat keinen Zug zu ersetzen',
  replaced: '{old} durch {move} ersetzt',
  keptAll: '{count, plural, one {Der # folgende Zug bleibt} other {Alle # folgenden Züge bleiben}}',
  keptUpTo:
    '{count, plural, =0 {Kein Zug bleibt} one {# Zug bleibt} other {# Züge bleiben}}; {illegal} ist nicht mehr möglich',
  variations: '{count, plural, one {Auch # Variante bricht ab} other {Auch # Varianten brechen ab}}',
} as const satisfies Translation['replacing']
