import type { MoveSound } from './moveSound'

/** A piece on wood: a short burst of filtered noise, and a tone that dies away with it. */
interface Knock {
  /** Seconds after the beginning of the sound. */
  readonly at: number
  /** Of the tone, and the middle of what the noise keeps. */
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

/** Plays a sound on a context, now. */
export const playSound = (context: BaseAudioContext, sound: MoveSound): void => {
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
