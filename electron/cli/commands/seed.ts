import { randomUUID } from 'node:crypto'
import { ok } from '@shared/result'
import { commitmentOf } from '../../round/drawRound'
import { defineCommand, type CommandLine } from '../io/command'
import { print, type ExitCode, type Terminal } from '../io/terminal'
import { jsonFlag } from '../io/sharedFlags'

const FLAGS = { json: jsonFlag }

const run = async (
  { words: [given], flags }: CommandLine<typeof FLAGS>,
  terminal: Terminal,
): Promise<ExitCode> => {
  const seed = given ?? randomUUID()
  return print(flags.json, terminal, ok({ seed, commitment: commitmentOf(seed) }), {
    json: said => said,
    text: said => `seed        ${said.seed}\ncommitment  ${said.commitment}\n`,
  })
}

export const seedCommand = defineCommand({
  name: 'seed',
  words: '[TEXT]',
  summary: 'draw a seed for the starts of a round, with the commitment that is published before it',
  details: `The commitment is the SHA-256 of the seed. Publish it before the round and keep the seed to yourself; publish the seed afterwards.
Every round wants a seed of its own.
`,
  flags: FLAGS,
  count: [0, 1],
  run,
})
