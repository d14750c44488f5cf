import { chain, err, ok } from '@shared/result'
import type { ClaimRefusal, OtherStart, RoundVerdict } from '@shared/ipc/round'
import { verifyRound } from '../../round/verifyRound'
import type { Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { textFlag } from '../io/flags'
import { print, type ExitCode, type Terminal } from '../io/terminal'
import { readText } from '../io/readFile'
import { jsonFlag } from '../io/sharedFlags'

const FLAGS = {
  seed: textFlag('S', 'the seed that was published; that of the games if not said'),
  commitment: textFlag('HEX', 'what was published before the round; that of the games if not said'),
  json: jsonFlag,
}

const describeRefusal = (refusal: ClaimRefusal): string => {
  switch (refusal.kind) {
    case 'noGames':
      return 'there is no game in it'
    case 'noSeed':
      return 'its games name no seed: give --seed'
    case 'severalSeeds':
      return `its games name ${refusal.count} seeds: give --seed, or check one round at a time`
    case 'unreadable':
      return `game ${refusal.game} begins with no position of a system that is known here`
    case 'noAtlas':
      return `game ${refusal.game} asks for balanced starts of a system whose values are not known here`
    case 'noProcedure':
      return `game ${refusal.game} was thrown by a procedure that is none of the catalogue: ${refusal.procedure}`
  }
}

const numberText = (number: number | undefined): string => (number === undefined ? 'none' : `start ${number}`)

const otherText = ({ board, variant, found, drawn }: OtherStart): string =>
  `board ${board}: ${variant} ${numberText(found)}, but the seed draws ${numberText(drawn)}`

const isGood = ({ others, commitment, published }: RoundVerdict): boolean =>
  others.length === 0 && (published === undefined || published === commitment)

const commitmentText = ({ commitment, published, isGiven }: RoundVerdict): string => {
  if (published === undefined) return `commitment ${commitment}, to be compared with what was published`
  if (published !== commitment)
    return `the seed does not belong to the commitment ${published}; its own is ${commitment}`
  return isGiven
    ? 'the seed belongs to the commitment'
    : `commitment ${commitment}, as the games say themselves; compare it with what was published`
}

const verdictText = (verdict: RoundVerdict): string =>
  [
    ...verdict.others.map(otherText),
    `${verdict.boards - verdict.others.length} of ${verdict.boards} boards have the start that the seed draws`,
    ...(verdict.leftOut === 0
      ? []
      : [`left out: ${verdict.leftOut} throws of the seed that were not played, as the games say`]),
    commitmentText(verdict),
    '',
  ].join('\n')

const verified = async (
  { words: [file = ''], flags }: CommandLine<typeof FLAGS>,
  terminal: Terminal,
): Promise<Answered<RoundVerdict>> =>
  chain(await readText(file, terminal), pgn => {
    const { seed = '', commitment = '' } = flags
    const verdict = verifyRound({ pgn, seed, commitment })
    return verdict.ok ? ok(verdict.value) : err(`${file}: ${describeRefusal(verdict.error)}`)
  })

const run = async (line: CommandLine<typeof FLAGS>, terminal: Terminal): Promise<ExitCode> => {
  const verdict = await verified(line, terminal)
  const code = await print(line.flags.json, terminal, verdict, { json: found => found, text: verdictText })
  return verdict.ok && !isGood(verdict.value) ? 1 : code
}

export const verifyCommand = defineCommand({
  name: 'verify',
  words: 'FILE',
  summary: 'check that the starts of a round are those that its seed draws',
  details: `FILE holds the games of a round, played or not, as start --pgn, roll --pgn and the window write them. The answer is 0 only if every board has
the start that the seed draws for it and the seed belongs to the commitment. Without the program: printf %s SEED | sha256sum.
`,
  flags: FLAGS,
  count: [1, 1],
  run,
})
