import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'vue/compiler-sfc'

const renderer = path.join(import.meta.dirname, '../../../../renderer')
const read = (file: string) => readFileSync(path.join(renderer, file), 'utf8')

const utilities = [...read('styles/utilities.css').matchAll(/^\.([\w-]+)(?::[\w-]+)? \{/gm)].map(
  ([, name]) => name!,
)

const components = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.vue'))
  .map(file => {
    const { template, styles } = parse(read(file)).descriptor
    const scoped = styles.filter(style => style.scoped).map(({ content }) => content)
    return { file, template: template?.content ?? '', style: scoped.join('\n') }
  })

const words = new Set(components.flatMap(({ template }) => template.match(/[\w-]+/g) ?? []))

describe('utility classes', () => {
  test('are found in the style sheet', () => expect(utilities).toContain('hstack'))

  test.each(utilities)('“%s” is used in a component', name => expect(words).toContain(name))

  test('are not redefined by any component', () => {
    const selectors = (style: string) => style.match(/\.[a-z][\w-]*(?=[^{}]*\{)/gi) ?? []
    const redefined = components.flatMap(({ file, style }) =>
      selectors(style)
        .map(selector => selector.slice(1))
        .filter(name => utilities.includes(name))
        .map(name => `${file}: .${name}`),
    )
    expect(redefined).toEqual([])
  })
})
