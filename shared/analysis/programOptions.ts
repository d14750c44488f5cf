/** Options of engines that the program sets itself. The user cannot set them, and values set earlier are ignored. */
export const PROGRAM_OPTIONS = [
  'MultiPV',
  'Ponder',
  'UCI_Chess960',
  'UCI_Variant',
  'UCI_AnalyseMode',
  'UCI_ShowWDL',
  'Protocol',
] as const

export type ProgramOption = (typeof PROGRAM_OPTIONS)[number]

/** Whether the program sets the option with this name itself. */
export const isProgramOption = (name: string): name is ProgramOption =>
  PROGRAM_OPTIONS.some(option => option === name)
