import path from 'node:path'
import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { Ports } from '../../shell/ports'
import { examinationMemory } from '../examination/memory/examinationMemory'
import { orphanGuard } from '../uciClient/orphanGuard'
import { type ReportService, reportService } from './reportService'

export type ReportPorts = Pick<
  Ports,
  'userFolder' | 'examinationWorker' | 'examinationStoreWorker' | 'logger' | 'emit'
>

/** @param profileOf the engine that bears an id, if one does */
export const openReports = (
  core: Core,
  { userFolder, examinationWorker, examinationStoreWorker, logger, emit }: ReportPorts,
  corePath: string,
  profileOf: (engineId: string) => EngineProfile | undefined,
): ReportService =>
  reportService({
    core,
    corePath,
    examinationWorker,
    guard: orphanGuard(logger),
    memory: examinationMemory(examinationStoreWorker, path.join(userFolder, 'examinations.sqlite'), logger),
    profileOf,
    emit: update => emit('report:update', update),
  })
