import type { Piece } from '@shared/board/piece'
import type { Setup } from '@shared/board/setup'
import { fileName, squareName } from '@shared/board/square'
import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { BoardEdit, PhaseEdit, PositionEdit, RightEdit } from '@shared/setup/editing/positionEdit'
import { pieceName } from '@shared/i18n/names/pieceNames'
import type { Army, VariantRules } from '@shared/variants/variant'
import { capitalized } from '@shared/i18n/capitalized'

/** A piece in words, `black general`, or `empty`. */
export const pieceWords = (piece: Piece | undefined, army: Army): string =>
  piece ? pieceName(piece, army) : t('editor.stage.empty')

const boardWords = ({ army }: VariantRules, { board: { size, pieces } }: Setup, edit: BoardEdit): string => {
  const at = (square: number) => squareName(square, size)
  const words = (piece: Piece | undefined) => capitalized(pieceWords(piece, army))
  switch (edit.kind) {
    case 'put':
      return t('editor.edits.put', { piece: words(edit.piece), square: at(edit.square) })
    case 'move':
      return t('editor.edits.move', {
        piece: words(pieces[edit.from]),
        from: at(edit.from),
        to: at(edit.to),
      })
    case 'takeOff':
      return t('editor.edits.takeOff', { piece: words(pieces[edit.square]), square: at(edit.square) })
    case 'clear':
      return t('editor.edits.clear')
    default:
      return assertNever(edit)
  }
}

const castlingWords = (
  { castling: rules }: VariantRules,
  { board }: Setup,
  { color, side, rook }: Extract<RightEdit, { kind: 'castling' }>,
): string => {
  const castling = rules?.targets[side].san ?? ''
  return rook === undefined
    ? t('editor.edits.noCastling', { color, castling })
    : t('editor.edits.castling', { color, castling, rook: squareName(rook, board.size) })
}

const unmovedWords = ({ color, files }: Extract<RightEdit, { kind: 'adjustable' }>): string =>
  files.length === 0
    ? t('editor.edits.noAdjustment', { color })
    : t('editor.edits.unmoved', { color, files: files.map(fileName).join(' ') })

const rightWords = (rules: VariantRules, setup: Setup, edit: RightEdit): string => {
  const { color } = edit
  switch (edit.kind) {
    case 'castling':
      return castlingWords(rules, setup, edit)
    case 'leap':
      return t(edit.held ? 'editor.edits.leap' : 'editor.edits.noLeap', { color })
    case 'adjustable':
      return unmovedWords(edit)
    case 'transposition':
      return t(edit.held ? 'editor.edits.transposition' : 'editor.edits.noTransposition', { color })
    default:
      return assertNever(edit)
  }
}

const handWords = (
  { army }: VariantRules,
  { pockets }: Setup,
  { color, role, count }: Extract<PhaseEdit, { kind: 'inHand' }>,
): string => {
  const piece = capitalized(pieceWords({ color, role }, army))
  const isMore = count > (pockets[color][role] ?? 0)
  return t(isMore ? 'editor.edits.putInHand' : 'editor.edits.takenFromHand', { piece })
}

const phaseWords = (rules: VariantRules, setup: Setup, edit: PhaseEdit): string => {
  switch (edit.kind) {
    case 'inHand':
      return handWords(rules, setup, edit)
    case 'placing':
      return edit.on ? t('editor.edits.placing') : t('editor.edits.placementOver')
    case 'relocation':
      return edit.role === undefined
        ? t('editor.edits.relocationOver')
        : t('editor.edits.relocation', { role: edit.role })
    default:
      return assertNever(edit)
  }
}

/** An edit in words for the history and the live region: `Chariot a1 to a4`. */
export const editWords = (rules: VariantRules, setup: Setup, edit: PositionEdit): string => {
  switch (edit.kind) {
    case 'put':
    case 'move':
    case 'takeOff':
    case 'clear':
      return boardWords(rules, setup, edit)
    case 'castling':
    case 'leap':
    case 'adjustable':
    case 'transposition':
      return rightWords(rules, setup, edit)
    case 'placing':
    case 'inHand':
    case 'relocation':
      return phaseWords(rules, setup, edit)
    case 'turn':
      return t('editor.bar.toMove', { color: edit.turn })
    case 'enPassant':
      return edit.square === undefined
        ? t('editor.edits.noEnPassant')
        : t('editor.edits.enPassant', { square: squareName(edit.square, setup.board.size) })
    case 'halfmoves':
      return t('editor.edits.halfmoves', { count: edit.count })
    case 'fullmoves':
      return t('editor.edits.fullmoves', { count: edit.count })
    case 'mirror':
      return t('editor.edits.mirror')
    case 'swapColors':
      return t('editor.edits.swapColors')
    case 'replace':
      return edit.name
    default:
      return assertNever(edit)
  }
}
