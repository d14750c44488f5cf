import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/heat.css'
import './styles/utilities.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { t } from '@shared/i18n/t'
import App from './App.vue'
import { useNoticesStore } from './stores/notices'

const app = createApp(App).use(createPinia())

/** Reports a bug to the user, and to the console with its stack. */
const report = (reason: unknown) => {
  console.error(reason)
  useNoticesStore().report({
    title: t('errors.notices.internalError'),
    detail: reason instanceof Error ? reason.message : String(reason),
    kept: t('errors.notices.gamesKept'),
  })
}

app.config.errorHandler = report
window.addEventListener('unhandledrejection', event => report(event.reason))

app.mount('#app')
