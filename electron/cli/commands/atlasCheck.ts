import { formatNumber } from '@shared/i18n/numbers'
import { loadCore } from '../../core/load'
import { SAMPLE_FLAGS } from '../atlas/atlasFlags'
import { checkAtlas, type CheckedAtlas } from '../atlas/checkAtlas'
import { startJson } from '../atlas/fairnessText'
import { openAtlasFile, type FoundAtlas } from '../atlas/findAtlas'
import { engineFolders } from '../engines/engineFolders'
import { openSearcher } from '../engines/openSearcher'
import type { Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { print } from '../io/output'
import { inputName } from '../io/readFile'
import { withInputFile } from '../io/scratchFile'
import { engineFlag, jsonFlag, threadsFlag, userDataDirFlag } from '../io/sharedFlags'
import { fail, type ExitCode, type Terminal } from '../io/terminal'

const FLAGS = {
  ...SAMPLE_FLAGS,
  threads: threadsFlag('arrays'),
  engine: engineFlag('values the arrays; the engine that the atlas names'),
  userDataDir: userDataDirFlag,
  json: jsonFlag,
}
type CheckLine = CommandLine<typeof FLAGS>

const checkedText = ({ checked, differences }: CheckedAtlas): string =>
  [
    ...differences.map(({ number, value, found }) => `array ${number}: ${value} in the file, ${found} found`),
    `${formatNumber(checked)} values checked, ${differences.length === 0 ? 'all the same' : `${formatNumber(differences.length)} differ`}`,
    '',
  ].join('\n')

const checkedBy = async (
  found: FoundAtlas,
  { flags }: CheckLine,
  terminal: Terminal,
): Promise<Answered<CheckedAtlas>> => {
  const { threads, userDataDir, engine = found.atlas.header.engine.name } = flags
  const choice = { engine, threads, folders: engineFolders(userDataDir) }
  const searcher = await openSearcher(choice, loadCore(), terminal)
  if (!searcher.ok) return searcher
  try {
    return await checkAtlas(found, flags, searcher.value, terminal)
  } finally {
    await searcher.value.close()
  }
}

const check = async (found: FoundAtlas, line: CheckLine, terminal: Terminal): Promise<ExitCode> => {
  const checked = await checkedBy(found, line, terminal)
  const code = await print(line.flags.json, terminal, checked, {
    json: ({ checked: count, differences }) => ({
      checked: count,
      differences: differences.map(({ found: again, ...start }) => ({
        ...startJson(found.variant, start),
        found: again,
      })),
    }),
    text: checkedText,
  })
  return checked.ok && checked.value.differences.length > 0 ? 1 : code
}

const run = (line: CheckLine, terminal: Terminal): Promise<ExitCode> => {
  const [word = ''] = line.words
  return withInputFile(word, terminal, async file => {
    const found = await openAtlasFile(file, inputName(word))
    if (!found.ok) return fail(terminal, found.error, 1)
    using atlas = found.value.atlas
    return await check({ ...found.value, atlas }, line, terminal)
  })
}

export const atlasCheckCommand = defineCommand({
  name: 'atlas check',
  words: 'FILE',
  summary: 'evaluate arrays of an atlas again and compare',
  flags: FLAGS,
  count: [1, 1],
  run,
})
