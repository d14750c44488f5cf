import type { Color } from '@shared/board/color'
import { type LearnedGame, makeCards } from '@shared/drill/makeCards'
import { t } from '@shared/i18n/t'
import type { DeckDraft, DeckSource, DeckSummary } from '@shared/ipc/contract'
import { MAX_DECK_NAME_LENGTH, MAX_CARDS } from '@shared/ipc/known'
import { cutText } from '@shared/cutText'

/** The games from which a deck is made, and where they come from. */
export interface DeckGames {
  readonly games: readonly LearnedGame[]
  readonly source: Omit<DeckSource, 'startFen'>
  /** A common title of the games. */
  readonly title: string
}

/** The name of a deck unless the user chooses another. */
export const deckName = (color: Color, title: string): string =>
  cutText(t('drill.making.named', { color, title }), MAX_DECK_NAME_LENGTH).shown

/** Whether a deck was made from the same games, so that it is renewed when they are chosen again. */
export const isSameSource = (
  { color, source }: Pick<DeckSummary, 'color' | 'source'>,
  other: Pick<DeckDraft, 'color' | 'source'>,
): boolean => {
  const textOf = ({ path, indexes, from, startFen }: DeckSource) =>
    JSON.stringify([path, indexes, from ?? [], path === undefined ? startFen : ''])
  return color === other.color && textOf(source) === textOf(other.source)
}

/** A deck made from games; undefined if they have no move of that color. */
export const deckDraft = ({ games, source, title }: DeckGames, color: Color): DeckDraft | undefined => {
  const cards = makeCards(games, color).slice(0, MAX_CARDS)
  const [first] = games
  if (!first || cards.length === 0) return undefined
  const { variant, options, root } = first.game
  return {
    id: crypto.randomUUID(),
    name: deckName(color, title),
    color,
    variant,
    options,
    source: { ...source, startFen: root.fen },
    cards,
  }
}

/** The draft, which replaces a deck made from the same games, if there is one, and keeps its name. */
export const renewing = (draft: DeckDraft, decks: readonly DeckSummary[]): DeckDraft => {
  const known = decks.find(deck => isSameSource(deck, draft))
  return known ? { ...draft, id: known.id, name: known.name } : draft
}
