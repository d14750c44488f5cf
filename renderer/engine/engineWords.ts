import type { EngineProfile, EngineState } from '@shared/ipc/contract'
import { variantById, VARIANTS } from '@shared/variants'

/** What an engine is doing, for the list of engines. */
export const STATE_WORDS: Readonly<Record<EngineState, string>> = {
  off: 'not running',
  starting: 'starting',
  ready: 'ready',
  searching: 'searching',
  crashed: 'ended by itself',
  hanging: 'does not answer',
}

/** The engine has trouble. */
export const isTroubled = (state: EngineState): boolean => state === 'crashed' || state === 'hanging'

const playable = VARIANTS.filter(one => one.playable)

/** Which systems an engine plays, in a sentence. */
export const systemsText = ({ variants, playsChess960 }: EngineProfile): string => {
  if (playable.every(({ id }) => variants.includes(id)))
    return `All ${playable.length} systems on 8x8 boards.`
  const names = variants.map(id => variantById(id).name).join(', ')
  const rest = playsChess960
    ? ' Other systems once their setup is over, as far as Chess960 can say them.'
    : ''
  return names === '' ? `None by name.${rest}` : `${names}.${rest}`
}
