import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Setup } from '@shared/board/setup'
import { relativeSpeedOf } from '@shared/analysis/relativeSpeed'
import type { EngineProfile, EngineStatus } from '@shared/ipc/contract'
import type { JudgedBy } from '@shared/report/judgedBy'
import { isChess960Position } from '@shared/setup/rights/ordinaryPosition'
import { variantById } from '@shared/variants'
import { hasForeignSteps, hasOrdinaryBoard } from '@shared/variants/ordinary'
import { isSameVariant, type VariantDefinition } from '@shared/variants/variant'
import { useEnginesStore } from './engines'
import { useSettingsStore } from './settings'

type Knowledge = Pick<EngineProfile, 'origin' | 'variants' | 'playsChess960'>

const knowsByName = ({ origin, variants }: Knowledge, variant: VariantDefinition): boolean =>
  origin === 'builtIn' || variants.some(id => isSameVariant(variantById(id), variant))

/** Whether an engine can judge games of a system, or at least those of its games that are games of Chess960 after the setup. */
const judgesGames = (profile: Knowledge, variant: VariantDefinition): boolean =>
  knowsByName(profile, variant) ||
  (profile.playsChess960 && hasOrdinaryBoard(variant) && !hasForeignSteps(variant))

/** Whether an engine knows all rules that may come to bear from a position on. */
const judgesFrom = (profile: Knowledge, variant: VariantDefinition, from: Setup): boolean =>
  knowsByName(profile, variant) || (profile.playsChess960 && isChess960Position(variant, from))

/**
 * The engine that judges games and openings: one choice for reports, annotations and preparations. Our own engine judges what the
 * chosen one does not know, above all setups and special moves, with as many nodes as it searches in the same time.
 */
export const useJudgeStore = defineStore('judge', () => {
  const engines = useEnginesStore()
  const settings = useSettingsStore()

  /** What the user chose, if it is still there; else the bundled engine, which judges better in the same time (docs/report.md); else ours. */
  const chosen = computed(
    () => engines.engineOf(settings.settings.report.engineId) ?? engines.bundled ?? engines.builtIn,
  )

  /** Nodes that an engine searches while ours searches one; 1 for one that is gone. */
  const speedOf = (engineId: string): number => relativeSpeedOf(engines.engineOf(engineId)?.profile ?? {})
  const chosenSpeed = computed(() => relativeSpeedOf(chosen.value?.profile ?? {}))

  /** Engines that can be chosen for a system; with a position to begin from, those that know all that may come. */
  const candidates = (variant: VariantDefinition, from?: Setup): readonly EngineStatus[] =>
    engines.engines.filter(({ profile }) =>
      from ? judgesFrom(profile, variant, from) : judgesGames(profile, variant),
    )

  /** The chosen engine if it is a candidate, else our own. */
  const judgeFor = (variant: VariantDefinition, from?: Setup): EngineStatus | undefined =>
    candidates(variant, from).find(({ profile }) => profile.id === chosen.value?.profile.id) ??
    engines.builtIn

  /** Chooses the engine; its speed is measured anew. */
  const choose = (engineId: string) => {
    const changed = { ...settings.settings.report, engineId }
    delete changed.nodesPerSecond
    return settings.update({ report: changed })
  }

  /** The name of an engine for files and publications; undefined if the engine is gone. */
  const judgedBy = (engineId: string, nodes?: number): JudgedBy | undefined => {
    const engine = engines.engineOf(engineId)?.profile.name
    return engine === undefined ? undefined : { engine, ...(nodes !== undefined && { nodes }) }
  }

  return { chosen, chosenSpeed, speedOf, candidates, judgeFor, choose, judgedBy }
})
