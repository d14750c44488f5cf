import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type {
  EngineChange,
  EngineError,
  EngineLogLine,
  EngineNotice,
  EngineProfile,
  EngineStatus,
} from '@shared/ipc/contract'
import { t } from '@shared/i18n/t'
import { bridge } from '../ipc/client'
import { useNoticesStore } from './notices'

/** Notices about the state of an engine, of which only the last one counts. */
const FATES: ReadonlySet<EngineNotice['kind']> = new Set([
  'crashed',
  'hanging',
  'flooding',
  'workerDied',
  'restarted',
  'gaveUp',
])

const subjectOf = ({ kind }: EngineNotice): string => (FATES.has(kind) ? 'fate' : kind)

const isSameSubject = (a: EngineNotice, b: EngineNotice): boolean =>
  a.engineId === b.engineId && subjectOf(a) === subjectOf(b)

/** A notice of an engine replaces its earlier one on the same subject: one crash is one notice, not three. */
const withNotice = (notices: readonly EngineNotice[], notice: EngineNotice): readonly EngineNotice[] => [
  ...notices.filter(other => !isSameSubject(other, notice)),
  notice,
]

/** The engines that can be asked, with their states and notices. */
export const useEnginesStore = defineStore('engines', () => {
  const toasts = useNoticesStore()
  const all = shallowRef<readonly EngineStatus[]>([])
  const notices = shallowRef<readonly EngineNotice[]>([])
  /** Programs in the search path that look like engines and are not known yet. */
  const detected = shallowRef<readonly string[]>([])
  const error = shallowRef<EngineError>()
  const isAdding = shallowRef(false)
  /** Whether a change is being made, during which the user may be asked to agree. */
  const isSetting = shallowRef(false)
  /** Engines that are hidden but not yet removed for good, because the toast still offers to restore them. */
  const leaving = shallowRef<ReadonlySet<string>>(new Set())

  const engines = computed(() => all.value.filter(({ profile }) => !leaving.value.has(profile.id)))
  const ofOrigin = (origin: EngineProfile['origin']) =>
    engines.value.find(({ profile }) => profile.origin === origin)
  const builtIn = computed(() => ofOrigin('builtIn'))
  /** Absent if the program was built without it. */
  const bundled = computed(() => ofOrigin('bundled'))

  const engineOf = (id: string) => engines.value.find(({ profile }) => profile.id === id)
  const noticesOf = (id: string) => notices.value.filter(({ engineId }) => engineId === id)

  const receive = (list: readonly EngineStatus[]) => {
    all.value = list
  }

  const load = async () => receive(await bridge().request('engines:list'))

  const meetNotice = (notice: EngineNotice) => {
    notices.value = withNotice(notices.value, notice)
  }

  const dismiss = (notice: EngineNotice) => {
    notices.value = notices.value.filter(other => !isSameSubject(other, notice))
  }

  /** Removes the notices of an engine that the user has restarted, because they are out of date. */
  const forgive = (id: string) => {
    notices.value = notices.value.filter(({ engineId }) => engineId !== id)
  }

  const detect = async () => {
    detected.value = await bridge().request('engines:detect')
  }

  /** Adds the program at `path`, or the one chosen in the shell's dialog; undefined if none was added. */
  const add = async (path?: string): Promise<EngineProfile | undefined> => {
    error.value = undefined
    isAdding.value = true
    const added = await bridge()
      .request('engines:add', ...(path === undefined ? [] : [path]))
      .finally(() => (isAdding.value = false))
    if (!added.ok) error.value = added.error
    else if (added.value) detected.value = detected.value.filter(other => other !== added.value?.path)
    return added.ok ? (added.value ?? undefined) : undefined
  }

  /** After a refusal the list is read again, so that fields show the actual values. */
  const change = async (id: string, what: EngineChange) => {
    isSetting.value = true
    const changed = await bridge()
      .request('engines:change', id, what)
      .finally(() => (isSetting.value = false))
    error.value = changed.ok ? undefined : changed.error
    if (!changed.ok) await load()
  }

  const press = async (id: string, option: string) => {
    const pressed = await bridge().request('engines:press', id, option)
    error.value = pressed.ok ? undefined : pressed.error
  }

  const setLeaving = (id: string, isLeaving: boolean) => {
    const others = [...leaving.value].filter(other => other !== id)
    leaving.value = new Set(isLeaving ? [...others, id] : others)
  }

  /** Removes an engine; for good once the toast that offers it back has gone. */
  const remove = (id: string) => {
    const engine = engineOf(id)?.profile.name
    if (engine === undefined) return
    setLeaving(id, true)
    toasts.tell('deleted', t('notices.removedEngine', { engine }), {
      action: { label: t('common.undo'), run: () => setLeaving(id, false) },
      onGone: () => void bridge().request('engines:remove', id),
    })
  }

  const log = (id: string): Promise<readonly EngineLogLine[]> => bridge().request('engines:log', id)

  const clearError = () => {
    error.value = undefined
  }

  return {
    engines,
    builtIn,
    bundled,
    notices,
    detected,
    error,
    isAdding,
    isSetting,
    leaving,
    engineOf,
    noticesOf,
    receive,
    load,
    meetNotice,
    dismiss,
    forgive,
    detect,
    add,
    change,
    press,
    remove,
    log,
    clearError,
  }
})
