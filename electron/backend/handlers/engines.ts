import path from 'node:path'
import { checkValues, newTexts } from '@shared/analysis/optionValue'
import type { EngineChange, EngineError, EngineProfile } from '@shared/ipc/contract'
import type { HandlersOf } from '@shared/ipc/declare'
import type { engineRequests } from '@shared/ipc/engines'
import { err, ok, type Result } from '@shared/result'
import { canonicalPath } from '../../consent/canonicalPath'
import type { Consent } from '../../consent/openConsent'
import type { EngineRegistry } from '../../engine/registry/engineRegistry'

/** Requests about engines. A program that the page names, or a text that it wants to give to an engine, needs the user's agreement. */
export const engineHandlers = (
  registry: EngineRegistry,
  { dialogs, ask }: Pick<Consent, 'dialogs' | 'ask'>,
): HandlersOf<typeof engineRequests> => {
  const choose = async (): Promise<Result<EngineProfile | null, EngineError>> => {
    const program = await dialogs.chooseProgram()
    return program === undefined ? ok(null) : registry.add(program)
  }

  const add = async (named: string): Promise<Result<EngineProfile, EngineError>> => {
    const program = path.resolve(named)
    const agreed = await ask({ kind: 'program', path: program, target: await canonicalPath(program) })
    return agreed ? registry.add(program) : err({ kind: 'programNotConfirmed', path: program })
  }

  /** The first new text option to which the user does not agree; undefined if there is none. */
  const refused = async (profile: EngineProfile, values: EngineChange['values'] = {}) => {
    for (const [option, value] of newTexts(profile, values))
      if (!(await ask({ kind: 'option', program: profile.path ?? profile.name, option, value })))
        return option
    return undefined
  }

  const change = async (
    engineId: string,
    wanted: EngineChange,
  ): Promise<Result<EngineProfile, EngineError>> => {
    const profile = registry.session(engineId)?.profile
    if (!profile) return err({ kind: 'unknownEngine', engineId })
    const values = checkValues(profile.options, wanted.values ?? {})
    if (!values.ok) return values
    const option = await refused(profile, values.value)
    return option === undefined
      ? registry.change(engineId, wanted)
      : err({ kind: 'optionNotConfirmed', option })
  }

  return {
    'engines:list': () => registry.list(),
    'engines:detect': () => registry.detect(),
    'engines:add': named => (named === undefined ? choose() : add(named)),
    'engines:change': change,
    'engines:press': (engineId, option) => registry.press(engineId, option),
    'engines:remove': engineId => registry.remove(engineId),
    'engines:log': engineId => registry.log(engineId),
  }
}
