/** One object of a kind for each locale and set of options: making one takes far longer than using it. */
const cached = <Options, Format>(make: (locale: string, options?: Options) => Format) => {
  const made = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = options === undefined ? locale : locale + JSON.stringify(options)
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = cached(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const pluralRules = cached(
  (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)

export const dateTimeFormat = cached(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const listFormat = cached(
  (locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)
