import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { TreePath } from '@shared/tree/node'
import { endPath } from '@shared/tree/walk'
import type { GameDocument } from '../openFiles/document'
import { useDocumentsStore } from '../openFiles/documents'
import { useFilesStore } from '../openFiles/files'
import { useSettingsStore } from '../stores/settings'

export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** The ids of the two tabs. */
type Pair = Readonly<Record<Side, string>>

/** The path on the current line that is `ply` plies long, or as close to that as the line allows. */
const pathAtPly = ({ game, path }: GameDocument, ply: number): TreePath =>
  endPath(game.root, path).slice(0, Math.max(0, ply))

/** Whether the game has changed and its current place has moved by more than one ply. */
const isElsewhere = (now: GameDocument, before: GameDocument): boolean =>
  now.game !== before.game && Math.abs(now.path.length - before.path.length) > 1

/** Two games side by side, each in a tab. The game of the active tab receives the keys; while a third tab is active, both are hidden. */
export const useSplitViewStore = defineStore('splitView', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const settings = useSettingsStore()

  const pair = shallowRef<Pair>()
  /** How many plies the left game is ahead of the right one when both are stepped through together. */
  let ahead = 0

  const documentOn = (side: Side) => pair.value && documents.documentById(pair.value[side])
  const left = computed(() => documentOn('left'))
  const right = computed(() => documentOn('right'))

  /** The side of the active tab; undefined if a third tab is active. */
  const activeSide = computed(() => SIDES.find(side => pair.value?.[side] === documents.activeId))
  const isShown = computed(
    () => left.value !== undefined && right.value !== undefined && activeSide.value !== undefined,
  )
  const other = computed(() => {
    if (!isShown.value) return undefined
    return activeSide.value === 'left' ? right.value : left.value
  })
  const isTogether = computed(() => settings.settings.stepTogether)

  /** Makes the present distance between the two games the one that is kept. */
  const anchor = () => {
    ahead = (left.value?.path.length ?? 0) - (right.value?.path.length ?? 0)
  }

  const close = () => (pair.value = undefined)

  /** Shows two tabs side by side; returns false if they are the same or one is not open. */
  const join = (leftId: string, rightId: string): boolean => {
    const both = [leftId, rightId].map(documents.documentById)
    if (leftId === rightId || both.includes(undefined)) return false
    pair.value = { left: leftId, right: rightId }
    anchor()
    return true
  }

  /** Shows a tab beside the active one, in place of the one shown there before. */
  const showTab = (id: string) => {
    const seen = documents.activeId
    if (seen === undefined) return
    if (isShown.value && activeSide.value === 'right') join(id, seen)
    else join(seen, id)
  }

  const openTab = async (fileId: string, index: number): Promise<string | undefined> => {
    await files.openGame(fileId, index, { inNewTab: true })
    return documents.activeId
  }

  /** Shows a game of a file beside the active one, or two games of the file side by side. */
  const showGames = async (
    fileId: string,
    [first, second]: readonly [first: number, second: number | undefined],
  ) => {
    const seen = documents.activeId
    const opened = await openTab(fileId, first)
    const partner = opened !== undefined && second !== undefined ? await openTab(fileId, second) : seen
    if (opened === undefined || partner === undefined) return
    const [leftId, rightId] = second === undefined ? [partner, opened] : [opened, partner]
    if (join(leftId, rightId)) documents.activate(leftId)
  }

  const swap = () => {
    if (!pair.value) return
    pair.value = { left: pair.value.right, right: pair.value.left }
    anchor()
  }

  /** Makes the other game the active one. */
  const turn = () => {
    if (other.value) documents.activate(other.value.id)
  }

  /** Steps forward or back in the other game without activating it; if both are stepped through together, both move. */
  const stepOther = (by: 1 | -1) => {
    const walked = isTogether.value ? documents.active : other.value
    if (walked && other.value) documents.go(walked.id, pathAtPly(walked, walked.path.length + by))
  }

  const toggleTogether = () => {
    anchor()
    return settings.update({ stepTogether: !isTogether.value })
  }

  const follow = (walked: GameDocument) => {
    if (!other.value) return
    const distance = activeSide.value === 'left' ? -ahead : ahead
    documents.go(other.value.id, pathAtPly(other.value, walked.path.length + distance))
  }

  watch(
    () => documents.active,
    (now, before) => {
      if (!isShown.value || !isTogether.value || !now || now.id !== before?.id || now.path === before.path)
        return
      if (isElsewhere(now, before)) anchor()
      else follow(now)
    },
    { flush: 'sync' },
  )

  watch([left, right], both => {
    if (pair.value && both.includes(undefined)) close()
  })

  return {
    pair,
    left,
    right,
    activeSide,
    isShown,
    isTogether,
    close,
    join,
    showTab,
    showGames,
    swap,
    turn,
    stepOther,
    toggleTogether,
  }
})
