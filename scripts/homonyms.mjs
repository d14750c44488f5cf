// Finds names that several modules of one process export.
import ts from 'typescript'

/**
 * Names that may mean different things in different modules, with the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const ALLOWED = {}

/** For each process, the folders that are compiled together; the longest folder that contains a file decides. */
const PROCESSES = {
  page: ['renderer', 'shared'],
  main: ['electron', 'shared'],
  core: ['electron/core/src'],
}

const isIn = folder => file => file.startsWith(`${folder}/`)

/** Whether a file is compiled in place of its neighbor and so exports the neighbor's names. */
const isInItsPlace = file => file.endsWith('.wide.ts')

const processesOf = file => {
  if (isInItsPlace(file)) return []
  return isIn('electron/core/src')(file)
    ? ['core']
    : Object.keys(PROCESSES).filter(name => PROCESSES[name].some(folder => isIn(folder)(file)))
}

/** The scripts of a component; the whole text of any other file. */
const scriptOf = (file, text) =>
  file.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
    : text

const hasModifier = (node, modifier) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === modifier) === true

/** Whether a statement is exported by name; a default export has no name outside its module. */
const isExported = node =>
  hasModifier(node, ts.SyntaxKind.ExportKeyword) && !hasModifier(node, ts.SyntaxKind.DefaultKeyword)

const namesIn = binding =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap(element => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))

const declaredBy = statement =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    : statement.name
      ? [statement.name.text]
      : []

const importedBy = ({ importClause }) => {
  const { name, namedBindings } = importClause ?? {}
  const named =
    namedBindings === undefined || ts.isNamespaceImport(namedBindings) ? [] : namedBindings.elements
  return [name, ...named.map(element => element.name)].filter(Boolean).map(({ text }) => text)
}

/**
 * The names that a module exports and defines itself, each once; names it re-exports do not count.
 *
 * @param {string} file its extension decides how the text is read
 */
export const exportsOf = (file, text) => {
  const source = ts.createSourceFile(file, scriptOf(file, text), ts.ScriptTarget.Latest)
  const imported = new Set(source.statements.filter(ts.isImportDeclaration).flatMap(importedBy))
  const names = source.statements.flatMap(statement => {
    if (isExported(statement)) return declaredBy(statement)
    const isList = ts.isExportDeclaration(statement) && statement.moduleSpecifier === undefined
    if (!isList) return []
    return statement.exportClause.elements
      .filter(({ name, propertyName }) => !imported.has((propertyName ?? name).text))
      .map(({ name }) => name.text)
  })
  return [...new Set(names)].filter(name => name !== 'default')
}

/**
 * The names that several modules of one process export, with these modules.
 *
 * @param {readonly (readonly [file: string, text: string])[]} modules
 */
export const homonymsOf = modules => {
  const homes = new Map()
  for (const [file, text] of modules)
    for (const name of exportsOf(file, text)) homes.set(name, [...(homes.get(name) ?? []), file])
  return [...homes]
    .map(([name, files]) => {
      const together = Object.keys(PROCESSES)
        .map(process => files.filter(file => processesOf(file).includes(process)))
        .filter(({ length }) => length > 1)
      return { name, files: [...new Set(together.flat())].sort() }
    })
    .filter(({ files }) => files.length > 0)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
