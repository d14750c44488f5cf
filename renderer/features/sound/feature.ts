import { defineFeature } from '../../registry/feature'
import { useSounds } from './useSounds'

/** What moves sound like. */
export const sound = defineFeature({ setup: useSounds })
