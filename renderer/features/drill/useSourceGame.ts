import type { DeckSource, OpenedFile } from '@shared/ipc/contract'
import type { TreeNode } from '@shared/tree/node'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import type { GameDocument } from '../../openFiles/document'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { useNoticesStore } from '../../stores/notices'

/** The path below a root on which moves are played, as far as the tree has them. */
export const pathOfMoves = (root: TreeNode, ucis: readonly string[]): readonly string[] | undefined => {
  const path: string[] = []
  let node = root
  for (const uci of ucis) {
    const next = node.children.find(child => child.uci === uci)
    if (!next) return undefined
    path.push(next.id)
    node = next
  }
  return path
}

/** Finds the games of decks again: in tabs, or in the file from which they came. */
export const useSourceGame = () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  /** The tab in which a game has these moves, the one that is seen first. */
  const tabWith = (
    source: DeckSource,
    startFen: string,
    ucis: readonly string[],
  ): GameDocument | undefined => {
    const fits = ({ game, origin }: GameDocument) =>
      game.root.fen === startFen &&
      pathOfMoves(game.root, ucis) !== undefined &&
      (source.path === undefined || origin?.path === undefined || origin.path === source.path)
    const { active } = documents
    return active && fits(active) ? active : documents.documents.find(fits)
  }

  /** The file of a deck, opened if it is not; undefined, with a notice, where it cannot be. */
  const fileOf = async ({ path }: DeckSource): Promise<OpenedFile | undefined> => {
    const open = [...files.files.values()].find(file => file.path === path)
    if (open || path === undefined) return open
    const answer = await bridge().request('files:open', path)
    if (!answer.ok) notices.report(describeError(answer.error))
    return answer.ok && answer.value ? files.keep(answer.value) : undefined
  }

  return { tabWith, fileOf }
}
