import { defineFeature } from '../../registry/feature'
import { useAnnotationStore } from './annotationStore'
import { useSolverStore } from './solverStore'
import { useBestPlacement } from './useBestPlacement'

/** Solving setup phases, and valuing each placement of a game. */
export const solver = defineFeature({
  actions: () => {
    const annotation = useAnnotationStore()
    const best = useBestPlacement()
    const solver = useSolverStore()
    return {
      solveSetup: () => solver.toggle(),
      placeBest: () => best.place(),
      annotateSetup: () => annotation.annotate(),
    }
  },
  events: on => {
    on('solver:update', useSolverStore().receive)
    on('solver:pricing', useAnnotationStore().receive)
  },
})
