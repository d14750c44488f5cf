import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import vue from 'eslint-plugin-vue'
import { PROGRAMS } from './scripts/testPrograms.mjs'

const sources = ['shared', 'electron', 'renderer', 'tools', 'test']

/** A `no-restricted-imports` pattern: nothing of a top-level folder may be imported. */
const folder = (name, importer) => ({
  regex: `^(@${name}|(\\.\\./)+${name})(/|$)`,
  message: `${importer} may not import ${name}/`,
})

/**
 * `layer` may import `allowed` and its own files; everything else is a build error. Which of its folders may import which
 * is dependency-cruiser's matter (scripts/floors.mjs).
 */
const layer = (name, allowed, packages, more = []) => ({
  files: [`${name}/**/*.{ts,vue}`],
  ignores: ['electron/core/src/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...sources
            .filter(other => other !== name && !allowed.includes(other))
            .map(other => folder(other, `${name}/`)),
          ...packages.map(regex => ({ regex, message: `${name}/ may not use this package` })),
          ...more,
        ],
      },
    ],
  },
})

/** Only shared/i18n reads and formats messages. */
const MESSAGES = '^(intl-messageformat$|@formatjs/)'

const shared = layer('shared', [], ['^node:', '^electron($|/)', '^(vue|pinia)$', MESSAGES])
const texts = {
  ...layer('shared', [], ['^node:', '^electron($|/)', '^(vue|pinia)$']),
  files: ['shared/i18n/**/*.ts'],
}
const electron = layer('electron', ['shared'], ['^(vue|pinia)$', MESSAGES])
const renderer = layer('renderer', ['shared'], ['^node:', '^electron($|/)', MESSAGES])
const tools = layer('tools', ['shared', 'electron'], ['^electron$', '^(vue|pinia)$'])

/** Only these may touch the package `electron`; all else runs in plain Node. */
const electronShell = ['electron/main.ts', 'electron/preload.ts', 'electron/windows/**/*.ts']

const withoutElectronPackage = {
  files: ['electron/**/*.ts'],
  ignores: [...electronShell, 'electron/core/src/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^electron($|/)',
            message: 'only main, preload and windows/ may use electron',
          },
        ],
      },
    ],
  },
}

/** Page and preload carry no schema: of the contract they know types, and the values that the build works out of it. */
const withoutSchemas = {
  files: ['renderer/**/*.{ts,vue}', 'electron/preload.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(valibot$|@shared/ipc/(?!known$|actionTable$))',
            allowTypeImports: true,
            message: 'only types; values of the contract come from shared/ipc/known.ts',
          },
        ],
      },
    ],
  },
}

/**
 * What the core and its host have in common is compiled by AssemblyScript and by TypeScript. A constant without a type is
 * an i32 to the one and a number to the other; sums, products and shifts of such mean the same to both.
 */
const coreLayout = {
  files: ['electron/core/layout/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^(?!\\./)', message: 'the layout of the core imports nothing else' }] },
    ],
    'no-restricted-syntax': [
      'error',
      ...[
        'Program > :not(ImportDeclaration, ExportNamedDeclaration[declaration.kind="const"])',
        'TSTypeAnnotation',
        'VariableDeclarator > .init:not(Literal, Identifier, BinaryExpression)',
        'BinaryExpression > :not(Literal, Identifier, BinaryExpression)',
        'BinaryExpression[operator=/[^-+*<|]/]',
        ':not(ImportDeclaration) > Literal:not([raw=/^(\\d+|0x[0-9a-f]+)$/])',
      ].map(selector => ({
        selector,
        message: 'Two compilers read this file: untyped integer constants only.',
      })),
    ],
  },
}

/** No system is told by its name: every system answers for itself. */
const namelessVariants = {
  selector:
    "BinaryExpression[operator=/^[!=]==$/] > MemberExpression[object.name='variant'][property.name='id']",
  message: 'Ask the variant for the rule, not for its name.',
}

const programs = Object.values(PROGRAMS)
  .flatMap(({ commands = [] }) => commands)
  .join('|')

/** A test that runs a program by its bare name or place says nowhere that it needs it. */
const declaredPrograms = {
  files: ['test/{integration,e2e,package,perft,property}/**/*.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      namelessVariants,
      ...[
        'Literal[value=/^.usr.(local.)?(games|bin)./]',
        `CallExpression[callee.name=/^(spawn|execFile)/] > Literal[value=/^(${programs})$/]`,
        `Literal[value=/^--(engine|against)$/] + Literal[value=/^(${programs})$/]`,
        `:matches(Literal[value=/(--engine |cmd=)(${programs})/], TemplateElement[value.raw=/(--engine |cmd=)(${programs})/])`,
      ].map(selector => ({
        selector,
        message:
          'Ask programPath() of test/support for the program, and say by a tag that the test needs it.',
      })),
    ],
  },
}

export default defineConfig(
  {
    ignores: [
      'out/**',
      'resources/stockfish-lite/**',
      'dist/**',
      'scripts/*.d.mts',
      '.cache/**',
      'electron/core/src/**',
      'tools/training/core/**',
      'tools/distillation/core/**',
      'test/e2e/artefacts/**',
    ],
  },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            '*.mjs',
            'scripts/*.mjs',
            'test/bench/*.mjs',
            'tools/*.mjs',
            'tools/training/*.mjs',
            'tools/distillation/*.mjs',
          ],
        },
        extraFileExtensions: ['.vue'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'no-undef': 'off',
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
      'max-depth': ['error', 4],
      'max-params': ['error', 5],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/require-default-prop': 'off',
      'vue/no-v-html': 'error',
      'no-restricted-syntax': ['error', namelessVariants],
    },
  },
  shared,
  texts,
  electron,
  withoutElectronPackage,
  withoutSchemas,
  coreLayout,
  renderer,
  tools,
  {
    // A setup store is a module in the shape of a function; its own functions stay short.
    files: ['renderer/{stores,openFiles,workbench}/**/*.ts', 'renderer/features/**/*Store.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 110, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  declaredPrograms,
  {
    files: ['**/*.{mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
  },
)
