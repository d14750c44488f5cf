import { writeFileSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { parseGames } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { makeDocument } from '@shared/publish/document/makeDocument'
import { makePage } from '@shared/publish/page/page'
import { PAGE_CHOICES } from '@shared/publish/choices'
import { loadCore } from '../../electron/core/load'
import { readGame } from '../../electron/rules/games/gameReader'
test('x', () => {
  const core = loadCore()
  for (const name of process.env.TRY!.split(',')) {
  const text = readFileSync(name, 'utf8')
  const games = parseGames(text).map(pgn => unwrap(readGame(core, pgn, text)))
  const docs = games.map(g => makeDocument(g, PAGE_CHOICES))
  const base = name.split('/').at(-1)!.replace('.pgn','')
  writeFileSync(`/tmp/out/${base}.html`, makePage(docs, PAGE_CHOICES, 'screen'))
  writeFileSync(`/tmp/out/${base}.print.html`, makePage(docs, { ...PAGE_CHOICES, columns: 2 }, 'print'))
  }
})
