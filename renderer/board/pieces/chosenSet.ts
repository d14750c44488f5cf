import { shallowRef } from 'vue'
import type { Color } from '@shared/board/color'
import { artUri } from '@shared/picture/pieces/artUri'
import type { PieceSet } from '@shared/picture/pieces/pieceSets'

/** The set of pieces in which boards are drawn, as the settings say. */
export const chosenSet = shallowRef<PieceSet>('classic')

/** The picture of a piece in that set, as a data URI; empty for a piece that has none. */
export const chosenArt = (figure: string, color: Color): string => artUri(figure, color, chosenSet.value)
