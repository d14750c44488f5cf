import type { PgnResult, PgnTag } from '../notation/pgn/pgn'
import type { VariantId } from '../variants'
import type { TreeNode } from './node'

/** A game or study: its tags and its tree of moves. */
export interface Game {
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** In the order of the file, including Variant, SetUp and FEN as they were last written. */
  readonly tags: readonly PgnTag[]
  readonly result: PgnResult
  readonly root: TreeNode
}

/** A node of a {@link FlatGame}: `parent` is an index into the list, `-1` at the root. */
export interface FlatNode extends Omit<TreeNode, 'children'> {
  readonly parent: number
}

/**
 * A game as a list, parents before children and siblings in order. In this form it crosses processes and is stored in the journal: a nested
 * tree of ten thousand plies would overflow every serializer.
 */
export interface FlatGame extends Omit<Game, 'root'> {
  readonly nodes: readonly FlatNode[]
}
