import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const renderer = path.join(import.meta.dirname, '..', '..', '..', 'renderer')

const files = (ending: string): readonly string[] =>
  readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => file.endsWith(ending))

const textOf = (file: string): string => readFileSync(path.join(renderer, file), 'utf8')

/** Returns the names of the members that a file adds to `DialogArguments`. */
const dialogsIn = (file: string): readonly string[] => {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest)
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'DialogArguments')
      names.push(...node.members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Returns the dialogs that the shell and the features declare: types, which do not exist in compiled code. */
export const declaredDialogs = (): readonly string[] =>
  ['stores/dialogs.ts', ...files('/feature.ts')].flatMap(dialogsIn)

const OPENS =
  /<(\w+MenuContent|PopoverContent|HoverCardContent|EntriesMenu|ActionMenu|PopoverPanel)\b|^\s+role="dialog"$/m

/** Returns the components with their own popover, menu or small dialog, by their files below `renderer`. */
export const openingComponents = (): readonly string[] =>
  // Widgets are opened by the components that use them.
  files('.vue').filter(file => !file.startsWith('widgets/') && OPENS.test(textOf(file)))
