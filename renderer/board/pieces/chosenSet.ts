import { shallowRef } from 'vue'
import type { Color } from '@shared/board/color'
import { artUri } from '@shared/picture/pieces/artUri'
import type { PieceSet } from '@shared/picture/pieces/pieceSets'

/** The piece set chosen in the settings, in which all boards are drawn. */
export const chosenSet = shallowRef<PieceSet>('classic')

/** The picture of a piece in the chosen set, as a data URI; empty if it has none. */
export const chosenArt = (figure: string, color: Color): string => artUri(figure, color, chosenSet.value)
