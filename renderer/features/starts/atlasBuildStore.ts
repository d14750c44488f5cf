import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { QueuedBuild, QueuedBuildFault } from '@shared/ipc/contract'
import type { VariantId } from '@shared/variants'
import { bridge } from '../../ipc/client'
import { useSettingsStore } from '../../stores/settings'
import { useStartsStore } from './startsStore'

/** The default number of nodes for each start of a new build, as in the atlases that come with the program. */
const USUAL_NODES = 20_000

/** The address without its password, which is not saved. */
const withoutPassword = (url: string): string => url.replace(/^(rediss?:\/\/[^:@/]*):[^/]*@/, '$1@')

/** The building of an atlas by workers on other machines. */
export const useAtlasBuildStore = defineStore('atlasBuild', () => {
  const settings = useSettingsStore()
  const starts = useStartsStore()

  const current = shallowRef<QueuedBuild | null>(null)
  const system = shallowRef<VariantId>()
  const nodes = shallowRef(USUAL_NODES)
  const server = shallowRef(settings.settings.queueServer)
  const password = shallowRef('')
  const fault = shallowRef<QueuedBuildFault>()
  const isConnecting = shallowRef(false)

  const isRunning = computed(
    () => current.value?.state.kind === 'running' || current.value?.state.kind === 'lost',
  )
  const share = computed(() => (current.value ? current.value.done / current.value.wanted : 0))

  const receive = (build: QueuedBuild) => {
    const wasDone = current.value?.state.kind === 'done'
    current.value = build
    if (build.state.kind === 'done' && !wasDone) void starts.load()
  }

  const load = async () => {
    current.value = await bridge().request('starts:currentBuild')
  }

  const begin = async (variant: VariantId) => {
    isConnecting.value = true
    fault.value = undefined
    const url = server.value.trim()
    const begun = await bridge().request('starts:build', variant, nodes.value, url, password.value)
    isConnecting.value = false
    if (!begun.ok) {
      fault.value = begun.error
      return
    }
    password.value = ''
    server.value = withoutPassword(url)
    await settings.update({ queueServer: server.value })
    await load()
  }

  return {
    current,
    system,
    nodes,
    server,
    password,
    fault,
    isConnecting,
    isRunning,
    share,
    receive,
    load,
    begin,
    stop: () => bridge().request('starts:stopBuild'),
  }
})
