import { defineFeature } from '../../registry/feature'
import { watch } from 'vue'
import { useGameStore } from '../../workbench/game'
import { useSettingsStore } from '../../stores/settings'
import { moveSound, type MoveSound } from './moveSound'
import { playSound } from './synthesizer'

/** Milliseconds after a sound until the audio output is let go: while it is open it takes power, even in silence. */
const OPEN_MS = 5000

/** Lets every step forward be heard, played or looked at, while sounds are on. */
const useSounds = () => {
  const game = useGameStore()
  const settings = useSettingsStore()
  let context: AudioContext | undefined
  let closing: ReturnType<typeof setTimeout> | undefined

  const play = (sound: MoveSound): void => {
    context ??= new AudioContext()
    const output = context
    clearTimeout(closing)
    closing = setTimeout(() => void output.suspend(), OPEN_MS)
    void output.resume()
    playSound(output, sound)
  }

  watch([() => game.document?.id, () => game.path], ([id, path], [idBefore, before]) => {
    const isStep = id === idBefore && path.length === before.length + 1
    if (!isStep || !game.node || !settings.settings.sounds) return
    play(moveSound(game.node))
  })
}

/** What moves sound like. */
export const sound = defineFeature({ setup: useSounds })
