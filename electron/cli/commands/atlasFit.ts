import { formatNumber } from '@shared/i18n/numbers'
import { err } from '@shared/result'
import type { AtlasHeader } from '../../atlas/atlasFormat'
import { fitAtlas, type FitChoice, type FittedAtlas } from '../../atlas/fitAtlas'
import { valueError } from '../../atlas/valueError'
import { dayFlag } from '../atlas/atlasFlags'
import { describeFitFault } from '../atlas/describeAtlas'
import { type Answered, answerOrRefusal } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { numberFlag, textFlag } from '../io/flags'
import { print, fail, type ExitCode, type Terminal } from '../io/terminal'
import { inputName, STANDARD } from '../io/readFile'
import { withInputFile, withOutputFile } from '../io/putOut'
import { jsonFlag } from '../io/sharedFlags'
import { roundedCentipawns } from '../solve/solveSetup'

const FLAGS = {
  out: { ...textFlag('FILE', 'the atlas with the estimates, or with the denoised values'), short: 'o' },
  date: dayFlag('that of the first FILE'),
  trust: numberFlag(
    'PERCENT',
    'how much of the difference between a searched value and its estimate counts; 100 by default, 10 for denoised values',
    { min: 0, max: 100 },
  ),
  json: jsonFlag,
}

const SHARE_DECIMALS = 3
const PERCENT = 100

/** Runs `use` with files that are read in place, which may include standard input. */
const withStandard = <T>(
  files: readonly string[],
  terminal: Terminal,
  use: (files: readonly string[]) => Promise<T>,
): Promise<T> =>
  files.includes(STANDARD)
    ? withInputFile(STANDARD, terminal, input => use(files.map(file => (file === STANDARD ? input : file))))
    : use(files)

const fitted = async (
  files: readonly string[],
  out: string,
  choice: FitChoice,
  terminal: Terminal,
): Promise<Answered<FittedAtlas>> => {
  const answered = await answerOrRefusal(
    () => withStandard(files, terminal, read => fitAtlas(read, out, choice)),
    files.map(inputName).join(', '),
  )
  if (!answered.ok) return answered
  return answered.value.ok ? answered.value : err(describeFitFault(out, answered.value.error))
}

const estimateText = ({ header, deviation, correlation }: FittedAtlas & { kind: 'estimate' }): string => {
  const { searched } = header.estimate!
  const error = valueError(header, false)
  return [
    `estimated ${formatNumber(header.arrays)} starts of ${header.system} from ${formatNumber(searched)}`,
    `values left out are found again within ${deviation.toFixed(1)} cp (root of the mean square), r ${correlation.toFixed(SHARE_DECIMALS)}`,
    ...(error === undefined ? [] : [`nine in ten are within ${Math.round(error)} cp of a far deeper search`]),
    '',
  ].join('\n')
}

const fittedText = (fitted: FittedAtlas): string =>
  fitted.kind === 'estimate'
    ? estimateText(fitted)
    : `denoised ${formatNumber(fitted.header.arrays)} starts of ${fitted.header.system}; values moved by ${fitted.moved.toFixed(1)} cp (root of the mean square)\n`

const errorJson = (header: AtlasHeader): number | null => {
  const error = valueError(header, false)
  return error === undefined ? null : roundedCentipawns(error)
}

const qualityJson = (fitted: FittedAtlas): object =>
  fitted.kind === 'estimate'
    ? {
        searched: fitted.header.estimate!.searched,
        deviation: roundedCentipawns(fitted.deviation),
        correlation: Number(fitted.correlation.toFixed(SHARE_DECIMALS)),
        error: errorJson(fitted.header),
      }
    : { searched: fitted.header.arrays, moved: roundedCentipawns(fitted.moved) }

const fittedJson = (fitted: FittedAtlas): object => ({
  variant: fitted.header.system,
  arrays: fitted.header.arrays,
  ...qualityJson(fitted),
  nodes: fitted.header.nodes,
  engine: fitted.header.engine.name,
})

const run = ({ words: files, flags }: CommandLine<typeof FLAGS>, terminal: Terminal): Promise<ExitCode> => {
  const { out, date, trust, json } = flags
  if (out === undefined)
    return Promise.resolve(fail(terminal, 'give -o FILE, where the estimates are written', 2))
  return withOutputFile(out, terminal, async file => {
    const choice = { date, trust: trust === undefined ? undefined : trust / PERCENT }
    const answer = await fitted(files, file, choice, terminal)
    // If the atlas itself goes to standard output, nothing else does.
    if (answer.ok && out === STANDARD) return 0
    return print(json, terminal, answer, { json: fittedJson, text: fittedText })
  })
}

export const atlasFitCommand = defineCommand({
  name: 'atlas fit',
  words: 'FILE...',
  summary:
    'estimate the values of all starts of a system from those of some, or denoise them if all were searched',
  details: `FILE is an atlas, whole or not, or the FILE.progress of a build; all of the same system, engine and nodes. The estimates follow from the
ranks: an effect of White's, one of Black's, and of pieces on their files across. Values left out tell how good they are. The atlas
says that it is an estimate, and keeps the values that were searched. If all starts were searched, their values are denoised: what fits no
pattern of all values counts as noise. The atlas keeps the searched values beside the denoised ones.
`,
  flags: FLAGS,
  count: [1],
  run,
})
