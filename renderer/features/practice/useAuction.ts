import { computed } from 'vue'
import type { Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import { bidsOf, isNextBid, withBid, wonBid } from '@shared/tree/auction'
import { setTags } from '@shared/tree/gameEdit'
import { playersOf } from '@shared/tree/gameTitle'
import { useDocumentsStore } from '../../openFiles/documents'
import { withWonBid } from './practiceEdits'
import { usePracticeStore } from './practiceStore'

/** The auction of colors before the game on the screen. */
export const useAuction = () => {
  const documents = useDocumentsStore()
  const practice = usePracticeStore()
  const game = computed(() => documents.active?.game)

  const bids = computed(() => (game.value && practice.isAuctioned ? bidsOf(game.value.tags) : []))

  /** The player whose turn it is to bid, while bids are made; the player named first begins. */
  const bidder = computed(() => {
    const one = game.value
    if (!one || !practice.isAuctioned || wonBid(one.tags)) return undefined
    const { white, black } = playersOf(one)
    const last = bids.value.at(-1)
    return last?.player === white ? black : white
  })

  const bid = (side: Color, tempi: number) => {
    const open = documents.active
    if (!open || bidder.value === undefined) return
    const next = { player: bidder.value, side, tempi }
    if (!isNextBid(bids.value, next)) return
    const edited = setTags(open.game, [withBid(bids.value, next)])
    documents.edit(open.id, { name: t('practice.table.bidEdit'), game: edited })
  }

  /** The player whose turn it is does not bid again: the last bid wins. */
  const pass = () => {
    const open = documents.active
    const won = bids.value.at(-1)
    if (!open || !won || bidder.value === undefined) return
    documents.edit(open.id, {
      name: t('practice.table.wonEdit'),
      game: withWonBid(open.game, won, bidder.value),
      path: [],
    })
    if (!practice.isAuctioned) practice.goOn()
  }

  return { bids, bidder, bid, pass }
}
