import { defineFeature } from '../../registry/feature'
import { watch } from 'vue'
import { useGameStore } from '../../workbench/game'
import { useSettingsStore } from '../../stores/settings'
import { moveSound } from './moveSound'
import { playSound } from './synthesizer'

/** Lets every step forward be heard, played or looked at, while sounds are on. */
const useSounds = () => {
  const game = useGameStore()
  const settings = useSettingsStore()
  let context: AudioContext | undefined

  watch([() => game.document?.id, () => game.path], ([id, path], [idBefore, before]) => {
    const isStep = id === idBefore && path.length === before.length + 1
    if (!isStep || !game.node || !settings.settings.sounds) return
    context ??= new AudioContext()
    playSound(context, moveSound(game.node))
  })
}

/** What moves sound like. */
export const sound = defineFeature({ setup: useSounds })
