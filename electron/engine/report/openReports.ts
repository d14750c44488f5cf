import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { Ports } from '../../shell/ports'
import type { ExaminationMemory } from '../examination/memory/examinationMemory'
import { orphanGuard } from '../uciClient/orphanGuard'
import { type ReportService, reportService } from './reportService'

export type ReportPorts = Pick<Ports, 'examinationWorker' | 'logger' | 'emit'>

/**
 * @param memory what was found about positions; closed with the reports
 * @param profileOf the engine that bears an id, if one does
 */
export const openReports = (
  core: Core,
  { examinationWorker, logger, emit }: ReportPorts,
  corePath: string,
  memory: ExaminationMemory,
  profileOf: (engineId: string) => EngineProfile | undefined,
): ReportService =>
  reportService({
    core,
    corePath,
    examinationWorker,
    guard: orphanGuard(logger),
    memory,
    profileOf,
    emit: update => emit('report:update', update),
  })
