import { loadCore } from '../../electron/core/load'
import { ExternalSession } from '../../electron/engines/externalSession'
import { orphanGuard } from '../../electron/engines/orphanGuard'
import { TIME_LIMITS } from '../../electron/engines/timeLimits'
import { startSetup } from '../../shared/setup/starts'
import { unwrap } from '../../shared/result'
import { variantById } from '../../shared/variants'
import { silentLogger } from './silentLogger'

/*
 * A program of its own, which a test kills while an engine of it searches.
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
  { core: loadCore(corePath), guard: orphanGuard(silentLogger), limits: TIME_LIMITS, clock: Date.now },
)

const variant = variantById('chess')
session.listen({ report: () => process.stdout.write('searching\n') })
session.want({
  jobId: 1,
  variant,
  options: [],
  start: unwrap(startSetup(variant, 0)),
  moves: [],
  limits: {},
  multiPv: 1,
  searchMoves: [],
})
