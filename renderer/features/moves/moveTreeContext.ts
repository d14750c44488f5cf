import { inject, provide, type InjectionKey, type Ref } from 'vue'
import { isSetupPly, numberText } from '@shared/tree/moveNumber'
import type { PlayedMove } from '@shared/ipc/contract'
import type { TreeNode } from '@shared/tree/node'
import type { CommentLink } from './commentLinks'
import type { Army } from '@shared/variants/variant'
import type { CommentToken } from './rowTypes'
import type { EditStep } from '../../edits/step'

/** The cost shown after a move of the setup. */
export interface MoveCost {
  /** `−0.57` */
  readonly text: string
  readonly title: string
}

/** The context that every move in the tree needs, however deep it is nested. */
export interface MoveTreeContext {
  readonly army: Readonly<Ref<Army>>
  readonly current: Readonly<Ref<TreeNode | undefined>>
  /** Subtracted from the move numbers of the game proper. */
  readonly numberOffset: Readonly<Ref<number>>
  /** The cost of a turn of the setup, if known. */
  readonly costOf: (step: EditStep) => MoveCost | undefined
  readonly go: (step: EditStep) => void
  /** The pointer is on a move, or has left it. */
  readonly hover: (step: EditStep | undefined, element?: HTMLElement) => void
  /** The links of the moves written in a comment. */
  readonly readLinks: (remark: CommentToken) => Promise<readonly CommentLink[]>
  /** The move of a line that the board shows. */
  readonly lookedAt: Readonly<Ref<PlayedMove | undefined>>
  readonly look: (link: CommentLink) => void
  readonly insert: (link: CommentLink) => void
  /** Announces that the menu about to open is for a move in a comment. */
  readonly point: (link: CommentLink) => void
}

const KEY: InjectionKey<MoveTreeContext> = Symbol('moveTree')

export const provideMoveTree = (context: MoveTreeContext): void => provide(KEY, context)

export const useMoveTree = (): MoveTreeContext => inject(KEY)!

/** The number as shown: setup plies keep their numbers, and the game may be counted from 1. */
export const shownNumber = ({ number, node }: EditStep, offset: number): string =>
  numberText(number, isSetupPly(node) ? 0 : offset)
