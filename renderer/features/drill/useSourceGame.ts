import type { DeckSource, OpenedFile } from '@shared/ipc/contract'
import type { TreeNode } from '@shared/tree/node'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import type { GameDocument } from '../../openFiles/document'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { useNoticesStore } from '../../stores/notices'

/** The path of these moves below a root; undefined if the tree does not have all of them. */
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

/** Finds the games of decks, in tabs or in the file from which they came. */
export const useSourceGame = () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  /** A tab whose game has these moves, preferably the visible one. */
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

  /** The file of a deck, which is opened if necessary; undefined, with a notice, if it cannot be. */
  const fileOf = async ({ path }: DeckSource): Promise<OpenedFile | undefined> => {
    const open = [...files.files.values()].find(file => file.path === path)
    if (open || path === undefined) return open
    const answer = await bridge().request('files:open', path)
    if (!answer.ok) notices.report(describeError(answer.error))
    return answer.ok && answer.value ? files.keep(answer.value) : undefined
  }

  return { tabWith, fileOf }
}
