/**
 * Options of engines that follow from what the program asks of them. The user cannot set them, and a value
 * that was once set does not count.
 */
export const PROGRAM_OPTIONS = [
  'MultiPV',
  'Ponder',
  'UCI_Chess960',
  'UCI_Variant',
  'UCI_AnalyseMode',
  'UCI_ShowWDL',
] as const

export type ProgramOption = (typeof PROGRAM_OPTIONS)[number]

/** The program sets the option of this name itself. */
export const isProgramOption = (name: string): name is ProgramOption =>
  PROGRAM_OPTIONS.some(option => option === name)
