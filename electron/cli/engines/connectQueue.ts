import { err, ok } from '@shared/result'
import { connectServer, type QueueServer, type ServerFault } from '../../engine/queue/queueServer'
import type { ServerAddress } from '../../engine/queue/serverAddress'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/terminal'

/** Why the server cannot be used, in a sentence. */
export const describeServerFault = ({ kind, server, detail }: ServerFault): string => {
  switch (kind) {
    case 'unreachable':
      return `${server} does not answer (${detail}); is a server of Redis or Valkey running there?`
    case 'lost':
      return `${server} has not answered for two minutes (${detail})`
    case 'login':
      return `${server} does not accept this name and password`
    case 'database':
      return `${server} has no database of that number`
    case 'certificate':
      return `${server} has a certificate that is not trusted (${detail}); NODE_EXTRA_CA_CERTS names a file with more authorities`
    case 'noServer':
      return `what answers at ${server} is no server of Redis or Valkey`
  }
}

/** Connects to the server of a queue, and reports on the terminal when the connection is lost and restored. */
export const connectQueue = async (
  address: ServerAddress,
  { complain }: Terminal,
): Promise<Answered<QueueServer>> => {
  const shown = (server: string, news: 'lost' | 'back'): string =>
    news === 'lost'
      ? `backrank: ${server} does not answer any more; trying again for two minutes`
      : `backrank: ${server} is back`
  const connected = await connectServer(address, (news, server) => complain(shown(server, news)))
  return connected.ok ? ok(connected.value) : err(describeServerFault(connected.error))
}
