import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, type SFCParseResult } from 'vue/compiler-sfc'

type Template = NonNullable<NonNullable<SFCParseResult['descriptor']['template']>['ast']>
type Child = Template['children'][number]
type Element = Extract<Child, { tag: string }>

const RENDERER = path.join(import.meta.dirname, '../../../renderer')

/** Whether a child is a comment, which does not count as content. */
const isComment = ({ loc }: Child): boolean => loc.source.startsWith('<!--')

const isElement = (child: Child): child is Element => 'tag' in child

const elementsOf = (children: readonly Child[]): readonly Element[] =>
  children.filter(isElement).flatMap(element => [element, ...elementsOf(element.children)])

/** The name given by `name="x"`, `#x` or `v-slot:x`; undefined if the component computes it. */
const nameOf = ({ props }: Element, directive: string, attribute: string): string | undefined => {
  for (const prop of props) {
    if ('value' in prop) {
      if (prop.name === attribute) return prop.value?.content
      continue
    }
    const argument = prop.arg && 'content' in prop.arg ? prop.arg.content : 'default'
    if (prop.name === directive) return argument
    if (prop.name === 'bind' && argument === attribute) return undefined
  }
  return 'default'
}

const isNamed = ({ tag, props }: Element): boolean =>
  tag === 'template' && props.some(prop => !('value' in prop) && prop.name === 'slot')

/** The slots that an element fills. */
const filledBy = (element: Element): readonly (string | undefined)[] => {
  const named = element.children.filter(isElement).filter(isNamed)
  const isDefault = element.children.some(child => !isComment(child) && !(isElement(child) && isNamed(child)))
  return [...named.map(child => nameOf(child, 'slot', '')), ...(isDefault ? ['default'] : [])]
}

const COMPONENTS = new Map(
  readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.vue'))
    .map(file => {
      const { descriptor } = parse(readFileSync(path.join(RENDERER, file), 'utf8'))
      const elements = elementsOf(descriptor.template?.ast?.children ?? [])
      const slots = elements.filter(({ tag }) => tag === 'slot').map(slot => nameOf(slot, '', 'name'))
      return [path.basename(file, '.vue'), { file, elements, slots: new Set(slots) }] as const
    }),
)

test('content passed to a component has a matching slot in it', () => {
  const fills = [...COMPONENTS.values()].flatMap(({ file, elements }) =>
    elements.flatMap(element => {
      const slots = COMPONENTS.get(element.tag)?.slots
      return slots === undefined || slots.has(undefined)
        ? []
        : filledBy(element).map(name => ({ file, tag: element.tag, name, isThere: slots.has(name) }))
    }),
  )
  expect(fills.length).toBeGreaterThan(100)
  expect(fills.filter(({ isThere }) => !isThere)).toEqual([])
})
