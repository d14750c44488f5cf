/// <reference types="vite/client" />

declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}

declare module '@fontsource-variable/inter/wght.css'
declare module '@fontsource-variable/jetbrains-mono/wght.css'
