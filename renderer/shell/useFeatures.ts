import { tryOnScopeDispose } from '@vueuse/core'
import { FEATURES } from '../features'
import { describeNotice } from '../errors/describeNotice'
import { bridge } from '../ipc/client'
import { useCommandsStore } from '../registry/commandsStore'
import type { Listen } from '../registry/feature'
import { useNoticesStore } from '../stores/notices'
import { useSettingsStore } from '../stores/settings'

/** Listens to the main process for the lifetime of the component. */
export const listen: Listen = (name, listener) => {
  tryOnScopeDispose(bridge().subscribe(name, event => void listener(event)))
}

/** Connects all features to the main process and the window; called once, at the root. */
export function useFeatures() {
  const notices = useNoticesStore()

  listen('menu:command', useCommandsStore().run)
  listen('settings:changed', useSettingsStore().receive)
  listen('app:notice', notice => notices.report(describeNotice(notice), [], `app ${notice.kind}`))
  listen('app:noticeOver', kind => notices.settleTopic(`app ${kind}`))
  for (const feature of FEATURES) {
    feature.setup?.()
    feature.events?.(listen)
  }
}
