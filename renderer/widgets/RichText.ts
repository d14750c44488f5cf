import { defineComponent, type EmitsOptions, h, type SetupContext, type SlotsType, type VNode } from 'vue'
import type { MessageKey } from '@shared/i18n/catalogue/catalogue'
import { type Tag, tRich, type ValuesOf } from '@shared/i18n/t'

/** The element that a tag becomes if there is no slot for it. */
const ELEMENTS: Readonly<Record<Tag, string>> = { b: 'b', i: 'i', key: 'kbd', link: 'span', notation: 'span' }

type Props<K extends MessageKey> = { readonly k: K } & ([keyof ValuesOf<K>] extends [never]
  ? { readonly values?: never }
  : { readonly values: ValuesOf<K> })

/** Only names: at run time Vue cannot check that a key is in the catalogue. */
const PROP_NAMES: (keyof Props<MessageKey>)[] = ['k', 'values']

type TagSlots = SlotsType<Partial<Record<Tag, (given: { text: string }) => VNode[]>>>

/**
 * A message with tags. A slot with the name of a tag receives the words in the tag and replaces it; `<link>` always needs one:
 * `<RichText k="…"><template #link="{ text }"><a href="…">{{ text }}</a></template></RichText>`.
 *
 * Scoped styles apply to elements in slots, but not to those made here.
 */
export const RichText = defineComponent(
  <K extends MessageKey>(props: Props<K>, { slots }: SetupContext<EmitsOptions, TagSlots>) => {
    const elementOf = (tag: Tag, text: string): VNode | VNode[] =>
      slots[tag]?.({ text }) ?? h(ELEMENTS[tag], text)
    return () => tRich(props.k, props.values ?? {}, elementOf)
  },
  { name: 'RichText', props: PROP_NAMES },
)
