import { defineFeature } from '../../registry/feature'
import { watch } from 'vue'
import { useGameStore } from '../../workbench/game'
import { useSettingsStore } from '../../stores/settings'
import type { TreeNode } from '@shared/tree/node'

/** The kinds of sound of a move. */
export type MoveSound = 'move' | 'capture' | 'check' | 'mate' | 'castling' | 'placement'

/** The sound of a move, by its kind and notation. */
export const moveSound = ({ kind, san, check }: Pick<TreeNode, 'kind' | 'san' | 'check'>): MoveSound => {
  if (san.endsWith('#')) return 'mate'
  if (check) return 'check'
  if (kind === 'placement' || kind === 'relocation') return 'placement'
  if (kind === 'castlingA' || kind === 'castlingH') return 'castling'
  return san.includes('x') ? 'capture' : 'move'
}

/** A knock of a piece on wood: a short burst of filtered noise, with a tone that fades with it. */
interface Knock {
  /** Seconds after the beginning of the sound. */
  readonly at: number
  /** Frequency of the tone; the noise is filtered around three times this frequency. */
  readonly hertz: number
  /** Seconds until it has died away. */
  readonly lasts: number
  /** 0 to 1. */
  readonly loudness: number
}

const KNOCKS: Readonly<Record<MoveSound, readonly Knock[]>> = {
  move: [{ at: 0, hertz: 320, lasts: 0.06, loudness: 0.5 }],
  capture: [
    { at: 0, hertz: 620, lasts: 0.04, loudness: 0.5 },
    { at: 0.045, hertz: 300, lasts: 0.07, loudness: 0.6 },
  ],
  castling: [
    { at: 0, hertz: 340, lasts: 0.05, loudness: 0.5 },
    { at: 0.11, hertz: 280, lasts: 0.06, loudness: 0.5 },
  ],
  placement: [{ at: 0, hertz: 220, lasts: 0.09, loudness: 0.45 }],
  check: [
    { at: 0, hertz: 320, lasts: 0.06, loudness: 0.5 },
    { at: 0.07, hertz: 880, lasts: 0.16, loudness: 0.25 },
  ],
  mate: [
    { at: 0, hertz: 320, lasts: 0.06, loudness: 0.5 },
    { at: 0.07, hertz: 660, lasts: 0.2, loudness: 0.25 },
    { at: 0.2, hertz: 440, lasts: 0.35, loudness: 0.3 },
  ],
}

const NOISE_SECONDS = 0.5

const noiseFor = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return buffer
}

const dyingAway = (context: BaseAudioContext, from: number, { lasts, loudness }: Knock): GainNode => {
  const gain = context.createGain()
  gain.gain.setValueAtTime(loudness, from)
  gain.gain.exponentialRampToValueAtTime(0.001, from + lasts)
  return gain
}

/** Plays a sound now. */
const playSound = (context: BaseAudioContext, sound: MoveSound): void => {
  const noise = noiseFor(context)
  for (const knock of KNOCKS[sound]) {
    const from = context.currentTime + knock.at
    const to = from + knock.lasts
    const burst = new AudioBufferSourceNode(context, { buffer: noise })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 3 * knock.hertz, Q: 0.8 })
    const tone = new OscillatorNode(context, { frequency: knock.hertz, type: 'sine' })
    burst
      .connect(filter)
      .connect(dyingAway(context, from, knock))
      .connect(context.destination)
    tone.connect(dyingAway(context, from, knock)).connect(context.destination)
    for (const source of [burst, tone]) {
      source.start(from)
      source.stop(to)
    }
  }
}

/** Milliseconds after a sound until the audio output is closed: an open one takes power, even in silence. */
const OPEN_MS = 5000

/** Plays a sound at every step forward, whether a move is played or replayed, while sounds are on. */
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

/** Sounds of moves. */
export const sound = defineFeature({ setup: useSounds })
