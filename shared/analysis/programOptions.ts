/**
 * Options of engines that follow from what the program asks of them, each with the reason in words that
 * follow its name. Nobody sets them by hand, and a value that was once set does not count.
 */
export const PROGRAM_OPTIONS = {
  MultiPV: 'as many lines as the panel shows',
  Ponder: 'off, as nobody waits for an answer while an engine analyses',
  UCI_Chess960: 'by the system on the board',
  UCI_Variant: 'by the system on the board',
  UCI_AnalyseMode: 'on, as it analyses',
  UCI_ShowWDL: 'on, and the settings say whether the chances are shown',
} as const

export type ProgramOption = keyof typeof PROGRAM_OPTIONS

/** The program sets the option of this name itself. */
export const isProgramOption = (name: string): name is ProgramOption => Object.hasOwn(PROGRAM_OPTIONS, name)
