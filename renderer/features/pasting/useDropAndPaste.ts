import { useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'
import { bridge } from '../../ipc/client'
import { useDialogsStore } from '../../stores/dialogs'
import { useFilesStore } from '../../openFiles/files'
import { useClipboard } from './useClipboard'

const isTextTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))

const carriesSomething = (event: DragEvent): boolean =>
  event.dataTransfer?.types.some(type => type === 'Files' || type === 'text/plain') ?? false

/** Opens files and texts dropped on the window, and texts pasted anywhere but into a field. */
export function useDropAndPaste() {
  const dialogs = useDialogsStore()
  const files = useFilesStore()
  const { take } = useClipboard()
  /** Something that can be dropped is over the window. */
  const isOver = shallowRef(false)

  const openFile = async (file: File) => {
    const path = bridge().pathOf(file)
    if (path === '') await files.openText(file.name, await file.text())
    else await files.open(path)
  }

  const takeDropped = async ({ files: dropped, text }: { files: readonly File[]; text: string }) => {
    for (const file of dropped) await openFile(file)
    if (dropped.length === 0 && text.trim() !== '') await take(text)
  }

  useEventListener(window, 'dragover', event => {
    if (!carriesSomething(event)) return
    event.preventDefault()
    isOver.value = true
  })
  useEventListener(window, 'dragleave', event => {
    if (event.relatedTarget === null) isOver.value = false
  })
  useEventListener(window, 'drop', event => {
    isOver.value = false
    if (!event.dataTransfer || isTextTarget(event.target)) return
    event.preventDefault()
    const text = event.dataTransfer.getData('text/plain')
    void takeDropped({ files: [...event.dataTransfer.files], text })
  })
  // On Linux a middle click pastes what happens to be selected; it may, but only into a field.
  const onMouseUp = (event: MouseEvent) => {
    if (event.button === 1 && !isTextTarget(event.target)) event.preventDefault()
  }
  useEventListener(window, 'mouseup', onMouseUp, { capture: true })
  useEventListener(window, 'paste', event => {
    if (isTextTarget(event.target) || dialogs.isOpen) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text.trim() !== '') void take(text)
  })

  return { isOver }
}
