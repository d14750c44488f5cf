import type { HandlersOf } from '@shared/ipc/declare'
import type { startsRequests } from '@shared/ipc/starts'
import { err, map, ok } from '@shared/result'
import { startCount } from '@shared/setup/starts/starts'
import type { Reading } from '@shared/solver/induction'
import { VARIANTS, variantById } from '@shared/variants'
import type { Core } from '../core/load'
import { writeChosen } from '../files/disk/writeChosen'
import type { Dialogs } from '../shell/ports'
import type { AtlasShelf } from './atlasShelf'
import { drawOf, matchingCount, startsCsv, startsPicture } from './startsPicture'
import { startWorth } from './startWorth'
import { openThrowsShelf } from './throwsShelf'

/** What answers about the values of starts is made of. */
interface StartsMeans {
  readonly core: Core
  readonly dialogs: Dialogs
  readonly shelf: AtlasShelf
  /** Where values of throws are kept. */
  readonly folder: string
  /** How the last two placements are read. */
  readonly reading: () => Reading
}

/** Answers what starts are worth, from the atlases that are there. */
export const startsService = ({
  core,
  dialogs,
  shelf,
  folder,
  reading,
}: StartsMeans): HandlersOf<typeof startsRequests> => {
  const throws = openThrowsShelf(core, folder)
  const open = (id: (typeof VARIANTS)[number]['id']) => shelf.open(variantById(id), [])
  return {
    'starts:systems': () =>
      VARIANTS.filter(variant => startCount(variant) > 1).map(variant => ({
        variant: variant.id,
        starts: startCount(variant),
        atlas: shelf.sourceOf(variant, []),
      })),
    'starts:picture': (id, filter) => map(open(id), known => startsPicture(known, filter)),
    'starts:draw': (id, filter, seed) => map(open(id), known => drawOf(known, filter, seed) ?? null),
    'starts:count': (id, filter) => {
      const known = open(id)
      if (!known.ok) return null
      const { counts, facts } = known.value
      return {
        matching: matchingCount(known.value, filter),
        all: counts().total,
        isEstimate: facts.estimatedFrom !== null,
      }
    },
    'starts:worth': (id, options, fen) => {
      const variant = variantById(id)
      const known = shelf.open(variant, options)
      return known.ok ? (startWorth(core, { variant, options, fen }, known.value, reading()) ?? null) : null
    },
    'starts:throws': async id => {
      const known = open(id)
      if (!known.ok) return known
      const found = await throws.valuesOf(variantById(id), known.value, reading())
      return found.ok
        ? ok({ ...found.value, isEstimate: known.value.facts.estimatedFrom !== null })
        : err({ kind: 'noThrows' })
    },
    'starts:csv': (id, filter) => map(open(id), known => startsCsv(known, filter)),
    'starts:saveCsv': async (id, filter, suggestedName) => {
      const known = open(id)
      if (!known.ok) return known
      const target = await dialogs.chooseTarget(suggestedName)
      return target ? writeChosen(target, Buffer.from(startsCsv(known.value, filter))) : ok(null)
    },
    'starts:add': async base64 => map(await shelf.add(Buffer.from(base64, 'base64')), ({ system }) => system),
  }
}
