import { moveLabel } from '@shared/tree/moveNumber'
import type { MoveRow } from '../../renderer/features/moves/rowTypes'
import type { EditStep } from '../../renderer/edits/step'

const cell = (step: EditStep | 'dots' | undefined): string => {
  if (step === undefined) return ''
  return step === 'dots' ? '…' : step.node.san
}

/** A row as one line of text, for tables of expected rows. */
export const shownRow = (row: MoveRow): string => {
  switch (row.kind) {
    case 'pair':
      return `${row.number} | ${cell(row.white)} | ${cell(row.black)}`
    case 'comment':
      return `{${row.text}} ${row.place} ${row.step.node.san}`.trim()
    case 'line':
      return `${'>'.repeat(row.level)} ${row.tokens.map(shownToken).join(' ')}`
    case 'folded':
      return `${'>'.repeat(row.level)} +${row.step.node.san}`
    case 'unread':
      return `unread after ${row.step.node.san}: ${row.unread.text}`
  }
}

type Token = Extract<MoveRow, { kind: 'line' }>['tokens'][number]

const shownToken = (token: Token): string => {
  if (token.kind === 'comment') return `{${token.text}}`
  const { node, before } = token.step
  return token.numbered ? moveLabel(before!.node.fen, node) : node.san
}
