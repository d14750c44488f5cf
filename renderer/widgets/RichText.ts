import { defineComponent, type EmitsOptions, h, type SetupContext, type SlotsType, type VNode } from 'vue'
import type { MessageKey } from '@shared/i18n/catalogue/catalogue'
import { type Tag, tRich, type ValuesOf } from '@shared/i18n/t'

/** What a tag becomes where the user of the text has no slot for it. */
const ELEMENTS: Readonly<Record<Tag, string>> = { b: 'b', i: 'i', key: 'kbd', link: 'span', notation: 'span' }

type Props<K extends MessageKey> = { readonly k: K } & ([keyof ValuesOf<K>] extends [never]
  ? { readonly values?: never }
  : { readonly values: ValuesOf<K> })

/** Their types are those of `Props`: Vue cannot check a key of the catalogue at run time. */
const PROP_NAMES: (keyof Props<MessageKey>)[] = ['k', 'values']

type TagSlots = SlotsType<Partial<Record<Tag, (given: { text: string }) => VNode[]>>>

/**
 * A message with tags. `<b>` and `<i>` are elements of that name, `<key>` is a `kbd`; a slot of the tag's
 * name, given the words between, takes their place. `<link>` always needs its slot:
 * `<RichText k="…"><template #link="{ text }"><a href="…">{{ text }}</a></template></RichText>`.
 *
 * Scoped styles do not reach the elements made here; they reach those of slots.
 */
export const RichText = defineComponent(
  <K extends MessageKey>(props: Props<K>, { slots }: SetupContext<EmitsOptions, TagSlots>) => {
    const elementOf = (tag: Tag, text: string): VNode | VNode[] =>
      slots[tag]?.({ text }) ?? h(ELEMENTS[tag], text)
    return () => tRich(props.k, props.values ?? {}, elementOf)
  },
  { name: 'RichText', props: PROP_NAMES },
)
