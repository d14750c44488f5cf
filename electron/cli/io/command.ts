/** Where a command reads and writes; a fake one in tests. */
export interface Terminal {
  /** Standard output. Resolves when more may be written; bytes are no longer needed then. */
  readonly write: (text: string | Uint8Array) => Promise<void> | void
  /** One line on standard error. */
  readonly complain: (sentence: string) => void
  /** Standard input, in pieces as they come. */
  readonly input: AsyncIterable<Uint8Array>
  /** A line that the next one replaces; empty to clear it. Shown on a terminal only. */
  readonly status: (line: string) => void
  /** Runs the listener once the user asks to stop (Ctrl-C). Returns the function that ends listening. */
  readonly onInterrupt: (listener: () => void) => () => void
}

/** 0 done, 1 something is wrong with what was asked, 2 it was asked wrongly, 130 the user stopped it. */
export type ExitCode = 0 | 1 | 2 | 130

/** Every flag of every command; a command names those it takes. */
export const FLAGS = {
  json: { type: 'boolean', help: 'answer in JSON' },
  'random-starts': { type: 'boolean', help: 'count what the dice can give, before placement' },
  'random-start': { type: 'boolean', help: 'the position the dice give, before placement' },
  random: { type: 'boolean', help: 'draw the number at random' },
  seed: { type: 'string', value: 'S', help: 'make the lot repeatable' },
  throws: { type: 'string', value: 'LIST', help: 'what was thrown, with commas: 1,2,2,3,3,5 or HT,T,TTH' },
  with: { type: 'string', value: 'EQUIPMENT', help: 'die, d4, d8, d10, d12, d20, dice or coins' },
  both: { type: 'boolean', help: 'the armies of both players together' },
  divide: { type: 'boolean', help: 'count each first move apart' },
  option: { type: 'string', value: 'ID', multiple: true, help: 'an option of the system: curtailed' },
  out: { type: 'string', value: 'OUT', short: 'o', help: 'write here instead of to standard output' },
  interoperable: { type: 'boolean', help: 'write what ordinary tools can open' },
  last: {
    type: 'string',
    value: 'READING',
    help: 'the last placements of both sides: sequential (Black sees White’s; so if not said) or simultaneous',
  },
  values: {
    type: 'string',
    value: 'FILE',
    help: 'what the arrays are worth, a line each: {"white":"RANK","black":"RANK","value":CENTIPAWNS}; - is standard input',
  },
  nodes: { type: 'string', value: 'N', help: 'nodes for each array' },
  budget: {
    type: 'string',
    value: 'TOTAL',
    help: 'nodes in all: more for the arrays that decide, fewer for others',
  },
  glyphs: {
    type: 'string',
    value: 'COSTS',
    help: 'what a placement must give away, in pawns, to get ?!, ? and ??; 0.30,0.60,1.00 if not said',
  },
  threads: { type: 'string', value: 'N', help: 'arrays side by side; all processors if not said' },
  'user-data-dir': {
    type: 'string',
    value: 'DIR',
    help: 'where the window keeps its engines; the usual folders of window and browser if not said',
  },
  level: {
    type: 'string',
    value: 'LEVEL',
    help: 'quick (10 s), standard (1 min) or full; quick if not said',
  },
  references: { type: 'string', value: 'DIR', help: 'read the reference numbers from here' },
  engine: {
    type: 'string',
    value: 'ENGINE',
    multiple: true,
    help: "name=N cmd='PROGRAM ARG...' (or engine=NAME of the engines dialog) option.NAME=VALUE dir=DIR, and tc=10+0.1, movetime=MS, nodes=N or depth=N",
  },
  against: { type: 'string', value: 'ENGINE', multiple: true, help: 'an opponent of the first engine' },
  each: { type: 'string', value: 'WORDS', help: 'what holds for every engine that does not say otherwise' },
  variant: { type: 'string', value: 'VARIANT', help: 'the system; double-chess960 if not said' },
  rounds: { type: 'string', value: 'N', help: 'starts, each played with both colors; 50 if not said' },
  starts: { type: 'string', value: 'FILE', help: 'begin from these positions, a FEN a line' },
  concurrency: { type: 'string', value: 'N', help: 'games at a time; 1 if not said' },
  win: { type: 'string', value: 'WORDS', help: 'score=800 moves=4: call off what both engines see so' },
  draw: {
    type: 'string',
    value: 'WORDS',
    help: 'score=10 moves=8 from=40: call off what both engines see so',
  },
  'max-plies': { type: 'string', value: 'N', help: 'a longer game is a draw; 600 if not said' },
  sprt: { type: 'string', value: 'WORDS', help: 'elo0=0 elo1=5 alpha=0.05 beta=0.05: stop once decided' },
  margin: { type: 'string', value: 'MS', help: 'time that may be over without harm; 1000 if not said' },
  patience: {
    type: 'string',
    value: 'MS',
    help: 'for a move where no time is set, before it counts as a stall; 60000 if not said',
  },
  pgn: { type: 'string', value: 'FILE', help: 'write all games here' },
  depth: { type: 'string', value: 'D', help: 'plies' },
  movetime: { type: 'string', value: 'MS', help: 'milliseconds for each position' },
  games: { type: 'string', value: '1-20', help: 'only these games of the file' },
  lines: {
    type: 'string',
    value: 'N',
    help: 'better lines where a move is found fault with; 1 if not said, none with 0',
  },
  plies: { type: 'string', value: 'N', help: 'the length of a better line, at most; 10 if not said' },
  'no-closer-look': {
    type: 'boolean',
    help: 'look at positions around doubtful moves no longer than at others',
  },
  'no-glyphs': { type: 'boolean', help: 'write no ?!, ? and ??' },
  words: { type: 'boolean', help: 'say in words what a move allows or misses; two lines are looked at then' },
  color: { type: 'string', value: 'COLOR', help: 'white or black' },
  'nodes-per-position': { type: 'string', value: 'N', help: 'nodes of each search of our positions' },
  'total-nodes': { type: 'string', value: 'N', help: 'nodes in all' },
  minutes: { type: 'string', value: 'M', help: 'minutes in all' },
  resume: { type: 'boolean', help: 'go on where a run was stopped' },
  to: {
    type: 'string',
    value: 'FORMAT',
    help: 'html, pdf, gif, svg, png, text or pgn; the ending of OUT if not said',
  },
  game: { type: 'string', value: 'N', help: 'only this game of the file' },
  size: {
    type: 'string',
    value: 'PX',
    help: 'the longer side of the board, in pixels; 720 if not said, 480 for gif',
  },
  columns: { type: 'string', value: '1|2', help: 'of a PDF; 1 if not said' },
  paper: { type: 'string', value: 'a4|letter', help: 'of a PDF, or of --sheet; a4 if not said' },
  sheet: { type: 'boolean', help: 'of a preparation: what fits onto one page, for html and pdf' },
  letters: { type: 'boolean', help: 'letters for pieces instead of figurines' },
  diagrams: {
    type: 'string',
    value: 'WHERE',
    help: 'turning-points (with those that are marked; so if not said), marked or none',
  },
  board: { type: 'string', value: 'THEME', help: 'linen, slate, walnut, meadow or ink; linen if not said' },
  pieces: { type: 'string', value: 'SET', help: 'classic, plain or counters; classic if not said' },
  theme: { type: 'string', value: 'THEME', help: 'of a page: system, light or dark; system if not said' },
  ply: {
    type: 'string',
    value: 'N',
    help: 'the position of a picture, or 3-20 for a gif; the last, or all, if not said',
  },
  delay: { type: 'string', value: 'MS', help: 'how long a move of a gif stands; 1000 if not said' },
  black: { type: 'boolean', help: 'pictures seen from Black’s side' },
  'no-comments': { type: 'boolean', help: 'leave comments out' },
  'no-variations': { type: 'boolean', help: 'leave variations out' },
  'no-evaluations': { type: 'boolean', help: 'leave values and clocks out of a PGN' },
  symbols: { type: 'boolean', help: 'glyphs of a PGN as signs: Nf3?! for Nf3 $6' },
  width: { type: 'string', value: 'N', help: 'columns of a PGN, 0 for no line breaks; 80 if not said' },
  help: { type: 'boolean', short: 'h', help: 'show how the command is used' },
} as const satisfies Record<string, Flag>

export interface Flag {
  readonly type: 'boolean' | 'string'
  readonly help: string
  readonly value?: string
  readonly short?: string
  readonly multiple?: boolean
}

export type FlagName = keyof typeof FLAGS

/** What was typed behind the command's name. */
export interface CommandLine {
  readonly words: readonly string[]
  readonly has: (flag: FlagName) => boolean
  /** The values given for a flag, in order; empty without it. */
  readonly values: (flag: FlagName) => readonly string[]
}

/** What a flag means to one command. */
type FlagWords = Pick<Flag, 'help' | 'value'> & Partial<Pick<Flag, 'type'>>

/** A flag as a command understands it. */
export const flagOf = ({ flagWords }: Pick<Command, 'flagWords'>, flag: FlagName): Flag => ({
  ...FLAGS[flag],
  ...flagWords?.[flag],
})

export interface Command {
  /** One word, or two: `pgn check`. */
  readonly name: string
  /** What stands behind the name: `VARIANT FEN DEPTH`. */
  readonly words: string
  readonly summary: string
  /** Shown on its own page: paragraphs, the last with a line break behind it. */
  readonly details?: string
  readonly flags: readonly FlagName[]
  /** What its own flags mean, where that differs from the same flag elsewhere. */
  readonly flagWords?: Partial<Readonly<Record<FlagName, FlagWords>>>
  /** Fewest and most words; without the second there is no end. */
  readonly count: readonly [least: number, most?: number]
  readonly run: (line: CommandLine, terminal: Terminal) => Promise<ExitCode>
}
