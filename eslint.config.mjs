import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import vue from 'eslint-plugin-vue'

const sources = ['shared', 'electron', 'renderer', 'tools', 'test']

/** A `no-restricted-imports` pattern: nothing of a top-level folder may be imported. */
const folder = (name, importer) => ({
  regex: `^(@${name}|(\\.\\./)+${name})(/|$)`,
  message: `${importer} may not import ${name}/`,
})

/** `layer` may import `allowed` and its own files; everything else is a build error. */
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

/** Inside one top-level folder: the files of `from` may not reach the rooms named in `rooms`. */
const room = (from, rooms, base) => ({
  files: [`${from}/**/*.{ts,vue}`],
  ignores: ['electron/core/src/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...base.rules['no-restricted-imports'][1].patterns,
          {
            regex: `(^|/)(${rooms.join('|')})/`,
            message: `${from}/ may not import ${rooms.join(', ')}`,
          },
        ],
      },
    ],
  },
})

const shared = layer('shared', [], ['^node:', '^electron($|/)', '^(vue|pinia)$'])
const electron = layer('electron', ['shared'], ['^(vue|pinia)$'])
const renderer = layer('renderer', ['shared'], ['^node:', '^electron($|/)'])
const tools = layer('tools', ['shared', 'electron'], ['^electron$', '^(vue|pinia)$'])

/** Only these may touch the package `electron`; all else runs in plain Node. */
const electronShell = [
  'electron/main.ts',
  'electron/preload.ts',
  'electron/windows/**/*.ts',
  'electron/ipc/router.ts',
]

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
            message: 'only main, preload, windows/ and the router may use electron',
          },
        ],
      },
    ],
  },
}

export default defineConfig(
  {
    ignores: [
      'out/**',
      'dist/**',
      'scripts/*.d.mts',
      '.cache/**',
      'electron/core/src/**',
      'tools/training/core/**',
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
            'tools/tuning/*.mjs',
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
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "BinaryExpression[operator=/^[!=]==$/] > MemberExpression[object.name='variant'][property.name='id']",
          message: 'Ask the variant for the rule, not for its name.',
        },
      ],
    },
  },
  shared,
  room('shared/board', ['variants', 'setup', 'procedures', 'notation', 'tree', 'ipc', 'analysis'], shared),
  room('shared/variants', ['setup', 'procedures', 'notation', 'tree', 'ipc', 'analysis'], shared),
  room('shared/setup', ['procedures', 'notation', 'tree', 'ipc', 'analysis'], shared),
  room('shared/procedures', ['notation', 'tree', 'ipc', 'analysis'], shared),
  room('shared/notation', ['ipc', 'analysis'], shared),
  room('shared/tree', ['ipc'], shared),
  electron,
  withoutElectronPackage,
  room('electron/core', ['rules', 'files', 'cli', 'web', 'ipc', 'windows', 'settings'], electron),
  room('electron/rules', ['files', 'cli', 'web', 'windows', 'settings'], electron),
  renderer,
  tools,
  {
    // A setup store is a module in the shape of a function; its own functions stay short.
    files: ['renderer/stores/**/*.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 110, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
  },
)
