import type { Handlers } from '@shared/ipc/contract'
import type { SettingsService } from '../../settings/settingsService'

export const settingsHandlers = (settings: SettingsService): Pick<Handlers, 'settings:update'> => ({
  'settings:update': patch => settings.update(patch),
})
