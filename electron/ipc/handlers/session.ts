import type { Handlers } from '@shared/ipc/contract'
import type { Session } from '../../session/session'

export const sessionHandlers = (session: Session): Pick<Handlers, 'session:keep'> => ({
  'session:keep': tabs => session.keep(tabs),
})
