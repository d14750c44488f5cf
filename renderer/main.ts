import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { useNoticesStore } from './stores/notices'

const app = createApp(App).use(createPinia())

/** A bug: told, and left to the console with its stack. */
const report = (reason: unknown) => {
  console.error(reason)
  useNoticesStore().report({
    title: 'Something went wrong inside Backrank',
    detail: reason instanceof Error ? reason.message : String(reason),
    kept: 'Your games are as they were; every edit is in the journal.',
  })
}

app.config.errorHandler = report
window.addEventListener('unhandledrejection', event => report(event.reason))

app.mount('#app')
