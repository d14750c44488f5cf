import { CircleCheck, CircleX, Eye } from '@lucide/vue'

/** How verdicts look: the sign, its color, and the background of the band that shows them. */
export const VERDICT_LOOKS = {
  right: { sign: CircleCheck, tone: 'text-good', ground: 'bg-good-soft' },
  alsoGood: { sign: CircleCheck, tone: 'text-accent', ground: 'bg-accent-soft' },
  wrong: { sign: CircleX, tone: 'text-bad', ground: 'bg-bad-soft' },
  shown: { sign: Eye, tone: 'text-accent', ground: 'bg-accent-soft' },
} as const
