import type { Handlers } from '@shared/ipc/contract'
import type { PlayService } from '../../play/playService'

export const playHandlers = (service: PlayService): Pick<Handlers, 'play:move' | 'play:cancel'> => ({
  'play:move': request => service.move(request),
  'play:cancel': gameId => service.cancel(gameId),
})
