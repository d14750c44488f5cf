import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { JournalledGame } from '@shared/ipc/contract'
import { flatten } from '@shared/tree/flat'
import { aGame, line } from '../../support/aGame'

/** Few nodes, so that the walk need not wait for a report; it chooses more where a search must be seen running. */
const SETTINGS = {
  report: { engineId: '', limit: 'nodes', nodes: 1000, depth: 8, time: 5, lines: 2 },
  solver: { on: false, engineId: '', reading: 'sequential', nodes: 1000 },
  trainingChoice: { variant: 'fischer-benko', side: 'white', level: 1 },
}

const UNSAVED: JournalledGame = {
  documentId: 'unsaved',
  game: flatten(aGame(line('e2e4:e4'), [{ name: 'White', value: 'Unsaved' }])),
  at: 1_700_000_000_000,
  lastEdit: 'Comment on 1. e4',
}

/** Fills a user folder, by default as after a session that ended abruptly and left a journal with one damaged page. */
export const fillUserFolder = (folder: string, hasJournal = true): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(SETTINGS))
  if (!hasJournal) return
  const journal = path.join(folder, 'journal')
  mkdirSync(journal, { recursive: true })
  writeFileSync(path.join(journal, 'unsaved.json'), JSON.stringify(UNSAVED))
  writeFileSync(path.join(journal, 'cut.json'), '{"documentId":"cut","ga')
}
