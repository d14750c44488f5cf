import type { StartFilter } from '@shared/atlas/startFilter'
import type { HandlersOf } from '@shared/ipc/declare'
import type { NarrowedStarts, StartsFault, startsRequests } from '@shared/ipc/starts'
import { chain, err, map, ok, type Result } from '@shared/result'
import { startCount } from '@shared/setup/starts/starts'
import type { Reading } from '@shared/solver/induction'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'
import type { Core } from '../core/load'
import { writeChosen } from '../files/disk/writeChosen'
import type { Dialogs } from '../shell/ports'
import { startsOfThrow } from './arisingStarts'
import { restrictedTo, type AtlasShelf, type KnownStarts } from './atlasShelf'
import { drawOf, matchingCount, startsCsv, startsPicture } from './startsPicture'
import { startWorth } from './startWorth'
import { openThrowsShelf } from './throwsShelf'

/** What the service for the values of starts needs. */
interface StartsMeans {
  readonly core: Core
  readonly dialogs: Dialogs
  readonly shelf: AtlasShelf
  /** The folder for values of throws. */
  readonly folder: string
  /** How the last two placements are read at present. */
  readonly reading: () => Reading
}

/** Opens the starts that can arise from a throw, and remembers those of the last one. */
const throwOpener = (core: Core) => {
  let kept: { readonly all: KnownStarts; readonly thrown: string; readonly found: KnownStarts } | undefined
  return (all: KnownStarts, thrown: string): Result<KnownStarts, StartsFault> => {
    if (kept?.all === all && kept.thrown === thrown) return ok(kept.found)
    const numbers = startsOfThrow(core, all.table.variant, thrown)
    const found = numbers && restrictedTo(all, numbers)
    if (!found) return err({ kind: 'noThrow' })
    kept = { all, thrown, found }
    return ok(found)
  }
}

/** Answers what starts are worth, from the available atlases. */
export const startsService = ({
  core,
  dialogs,
  shelf,
  folder,
  reading,
}: StartsMeans): HandlersOf<typeof startsRequests> => {
  const throws = openThrowsShelf(core, folder)
  const open = (id: VariantId) => shelf.open(variantById(id), [])
  const openThrow = throwOpener(core)
  /** Answers a question about the starts concerned: all starts of a system, or those that can arise from a throw. */
  const ask = <T>(
    id: VariantId,
    { throw: thrown, ...filter }: NarrowedStarts,
    tell: (known: KnownStarts, filter: StartFilter) => T,
  ): Result<T, StartsFault> =>
    map(
      chain(open(id), all => (thrown === undefined ? ok(all) : openThrow(all, thrown))),
      known => tell(known, filter),
    )
  return {
    'starts:systems': () =>
      VARIANTS.filter(variant => startCount(variant) > 1).map(variant => ({
        variant: variant.id,
        starts: startCount(variant),
        atlas: shelf.sourceOf(variant, []),
      })),
    'starts:picture': (id, asked) => ask(id, asked, startsPicture),
    'starts:draw': (id, asked, seed) =>
      ask(id, asked, (known, filter) => drawOf(known, filter, seed) ?? null),
    'starts:count': (id, asked) => {
      const found = ask(id, asked, (known, filter) => ({
        matching: matchingCount(known, filter),
        all: known.counts().total,
        isEstimate: known.facts.estimatedFrom !== null,
      }))
      return found.ok ? found.value : null
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
    'starts:csv': (id, asked) => ask(id, asked, startsCsv),
    'starts:saveCsv': async (id, asked, suggestedName) => {
      const table = ask(id, asked, (known, filter) => () => startsCsv(known, filter))
      if (!table.ok) return table
      const target = await dialogs.chooseTarget(suggestedName)
      return target ? writeChosen(target, Buffer.from(table.value())) : ok(null)
    },
    'starts:add': async base64 => map(await shelf.add(Buffer.from(base64, 'base64')), ({ system }) => system),
  }
}
