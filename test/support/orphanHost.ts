import { loadCore } from '../../electron/core/load'
import { openContext } from '../../electron/engine/line/playedLine'
import { ExternalSession } from '../../electron/engine/session/externalSession'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import { TIME_LIMITS } from '../../electron/engine/uciClient/timeLimits'
import { startSetup } from '@shared/setup/starts/starts'
import { unwrap } from '../../shared/result'
import { variantById } from '../../shared/variants'
import { silentLogger } from './silentLogger'

/*
 * A separate program that a test kills while its engine searches.
 * Arguments: the rules core, the engine.
 */

const [corePath, path = ''] = process.argv.slice(2)

const session = new ExternalSession(
  {
    id: 'engine',
    origin: 'external',
    name: 'engine',
    author: '',
    path,
    args: [],
    options: [],
    values: {},
    variants: [],
    playsChess960: false,
  },
  { guard: orphanGuard(silentLogger), limits: TIME_LIMITS, scriptWorker: 'no worker', clock: Date.now },
)

const variant = variantById('chess')
const context = { variant, options: [], start: unwrap(startSetup(variant, 0)), moves: [] }
session.listen({ report: () => process.stdout.write('searching\n') })
session.want({
  ...context,
  jobId: 1,
  position: openContext(loadCore(corePath), context),
  limits: {},
  multiPv: 1,
  searchMoves: [],
})
