import type { GameHeader, OpenedFile } from '@shared/ipc/contract'

export const aHeader = (index: number, over: Partial<GameHeader> = {}): GameHeader => ({
  index,
  line: 1 + 12 * index,
  white: `White-${index}`,
  black: `Black-${index}`,
  event: '?',
  date: '2020.07.11',
  round: '?',
  result: '*',
  variant: '',
  plies: 40,
  ...over,
})

export const aFile = (games: readonly GameHeader[]): OpenedFile => ({
  fileId: 'file',
  path: '/games/file.pgn',
  name: 'file.pgn',
  games,
  readOnly: false,
  hash: 'two',
})
