import { expect, test } from 'vitest'
import type { PlayedMove } from '@shared/ipc/contract'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { faultsOf } from '../../../../support/faultsOf'
import { mainline } from '@shared/tree/tree'
import { VARIANTS } from '@shared/variants'
import { guideOf } from '@shared/variants/guide'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { rulesService } from '../../../../../electron/rules/rulesService'
import { examplePgn } from '../../../../../renderer/features/guide/examplePgn'
import { theCore } from '../../../../support/aPosition'

const rules = rulesService(theCore())

const EXAMPLES = VARIANTS.flatMap(variant =>
  guideOf(variant.id).sections.flatMap(({ blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'example' ? [{ name: variant.name, title: block.title, variant, example: block }] : [],
    ),
  ),
)

test.each(EXAMPLES)('the example of $name, "$title", survives a PGN round trip', ({ variant, example }) => {
  const line: PlayedMove[] = []
  for (const uci of example.moves) {
    const fen = line.at(-1)?.fen ?? example.fen
    line.push(unwrap(rules['rules:play']({ variant: variant.id, options: example.options, fen }, uci)))
  }
  const text = examplePgn(variant, example, line)
  const game = unwrap(readGame(theCore(), parseGame(text), text))
  expect(game.variant).toBe(variant.id)
  expect(game.options).toEqual(example.options)
  expect(faultsOf(game.root)).toEqual([])
  expect(mainline(game.root).map(({ fen }) => fen)).toEqual([example.fen, ...line.map(({ fen }) => fen)])
})
