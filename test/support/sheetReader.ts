/*
 * Takes a printed sheet literally: turns its sentences back into a procedure and follows it without any of the
 * program's own steps. Only what a sentence says happens, and an unknown sentence is an error.
 */

/** A partly filled rank: capital letters, `?` for a free square, and after a `|` the color thrown for a bishop. */
type Rank = string

/** A choice that a line of the sheet asks for: all ways to go on, in the order in which they are counted. */
interface Choice {
  readonly ways: (rank: Rank, cornerDark: boolean) => readonly Rank[]
  /** Whether a number that is too high counts on from the first square. */
  readonly subtracts: boolean
  /** Whether the player begins again if there is no way to go on; otherwise that is a dead end. */
  readonly isCheck: boolean
}

/** How the second army is determined, as far as it matters for the odds. */
export type SecondOnSheet = 'mirrored' | 'reversed' | 'alternate' | 'after' | `shared ${number}`

const LETTERS: Readonly<Record<string, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  archbishop: 'A',
  chancellor: 'C',
  'prime minister': 'M',
  chariot: 'R',
  horse: 'N',
  elephant: 'E',
}

const letterOf = (piece: string): string => {
  const letter = LETTERS[piece] ?? LETTERS[piece.replace(/s$/, '')]
  if (letter === undefined) throw new Error(`No piece is called ${piece}`)
  return letter
}

const listed = (text: string): readonly string[] => text.split(/,? and |,? or |, /)

const unread = (text: string): never => {
  throw new Error(`The sheet has a sentence that cannot be followed: ${text}`)
}

const free = (rank: Rank): readonly number[] => {
  const found: number[] = []
  for (let at = 0; at < rank.length && rank[at] !== '|'; at += 1) if (rank[at] === '?') found.push(at)
  return found
}

/** Puts a piece on a square and forgets the color thrown for a bishop. */
const put = (rank: Rank, at: number, letter: string): Rank => {
  const color = rank.indexOf('|')
  return rank.slice(0, at) + letter + rank.slice(at + 1, color < 0 ? undefined : color)
}

type Region = (at: readonly number[], rank: Rank, cornerDark: boolean) => readonly number[]

const ofColor =
  (dark: boolean): Region =>
  (at, _, cornerDark) =>
    at.filter(one => (one % 2 === 0) === (cornerDark === dark))

const REGIONS: readonly (readonly [RegExp, (piece: string) => Region])[] = [
  [/^free squares$/, () => at => at],
  [/^free dark squares$/, () => ofColor(true)],
  [/^free light squares$/, () => ofColor(false)],
  [/^free squares of the left corner’s color$/, () => at => at.filter(one => one % 2 === 0)],
  [/^free squares that are not of the left corner’s color$/, () => at => at.filter(one => one % 2 === 1)],
  [
    /^free squares that are not of the (.+)’s color$/,
    piece => (at, rank) => at.filter(one => (one - rank.indexOf(letterOf(piece))) % 2 !== 0),
  ],
  [/^free squares except the two outermost$/, () => at => at.slice(1, -1)],
  [
    /^free squares left of the (.+)$/,
    piece => (at, rank) => at.filter(one => one < rank.indexOf(letterOf(piece))),
  ],
  [
    /^free squares right of the (.+)$/,
    piece => (at, rank) => at.filter(one => one > rank.lastIndexOf(letterOf(piece))),
  ],
  [/^free squares on the left wing$/, () => (at, rank) => at.filter(one => one < (rank.length - 1) / 2)],
  [/^free squares on the right wing$/, () => (at, rank) => at.filter(one => one > (rank.length - 1) / 2)],
]

const regionOf = (text: string): Region => {
  for (const [pattern, region] of REGIONS) {
    const found = pattern.exec(text)
    if (found) return region(found[1] ?? '')
  }
  return unread(text)
}

const choice = (ways: Choice['ways']): Choice => ({ ways, subtracts: false, isCheck: false })

const placing = (piece: string, squares: string): Choice => {
  const region = regionOf(squares)
  return choice((rank, cornerDark) =>
    region(free(rank), rank, cornerDark).map(at => put(rank, at, letterOf(piece))),
  )
}

const mirroring = (piece: string, squares: string, partner: string): Choice => {
  const region = regionOf(squares)
  return choice((rank, cornerDark) =>
    region(free(rank), rank, cornerDark)
      .map(at => [at, rank.length - 1 - at] as const)
      .filter(([at, facing]) => at !== facing && rank[facing] === '?')
      .map(([at, facing]) => put(put(rank, at, letterOf(piece)), facing, letterOf(partner))),
  )
}

const colorOfBishop: Choice = choice((rank, cornerDark) =>
  [true, false]
    .filter(dark => ofColor(dark)(free(rank), rank, cornerDark).length > 0)
    .map(dark => `${rank}|${dark ? 'dark' : 'light'}`),
)

const bishopOnIt: Choice = choice((rank, cornerDark) =>
  ofColor(rank.endsWith('|dark'))(free(rank), rank, cornerDark).map(at => put(rank, at, 'B')),
)

const filling = (letters: string): Choice =>
  choice(rank =>
    free(rank).length === letters.length
      ? [Array.from(letters).reduce((text, letter) => text.replace('?', letter), rank)]
      : [],
  )

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

const lettersOf = (text: string): string =>
  listed(text)
    .map(one => {
      const [count = '', ...piece] = one.split(' ')
      return COUNTS[count] === undefined ? letterOf(one) : letterOf(piece.join(' ')).repeat(COUNTS[count])
    })
    .join('')

type Fault = (rank: Rank) => boolean

const at = (rank: Rank, letter: string): readonly [number, number] => [
  rank.indexOf(letter),
  rank.lastIndexOf(letter),
]

const near = (rank: Rank, from: number, letters: string, ...steps: readonly number[]): boolean =>
  steps.some(step => letters.includes(rank[from + step] ?? ' '))

const FAULTS: readonly (readonly [RegExp, (...found: readonly string[]) => Fault])[] = [
  [
    /^the bishops stand on one color$/,
    () => rank => at(rank, 'B').reduce((one, other) => other - one) % 2 === 0,
  ],
  [
    /^(\w+) and (\w+) stand on one color$/,
    (one = '', other = '') =>
      rank =>
        (rank.indexOf(letterOf(one)) - rank.indexOf(letterOf(other))) % 2 === 0,
  ],
  [
    /^the king does not stand between the rooks$/,
    () => rank => rank.indexOf('K') < at(rank, 'R')[0] || rank.indexOf('K') > at(rank, 'R')[1],
  ],
  [
    /^a pawn is not guarded$/,
    () => rank =>
      Array.from(rank).some(
        (_, file) =>
          !near(rank, file, 'RQCK', 0) && !near(rank, file, 'BQAK', -1, 1) && !near(rank, file, 'NAC', -2, 2),
      ),
  ],
  [/^the bishops stand side by side$/, () => rank => rank.includes('BB')],
  [
    /^fewer than (\d+) files differ from (\w+)$/,
    (files = '', other = '') =>
      rank =>
        Array.from(rank).filter((letter, file) => letter !== other[file]).length < Number(files),
  ],
]

/** The faults that the clauses of a list name; a clause may contain `and` itself. */
const faultsOf = (text: string): readonly Fault[] =>
  text.split(/, or |, | or /).map(clause => {
    for (const [pattern, fault] of FAULTS) {
      const found = pattern.exec(clause)
      if (found) return fault(...found.slice(1))
    }
    return unread(clause)
  })

const exchanging = (piece: string, never: readonly string[], faults: readonly Fault[]): Choice =>
  choice(rank => {
    const from = rank.indexOf(letterOf(piece))
    return Array.from(rank)
      .map((other, to) => ({ other, to }))
      .filter(({ other, to }) => to === from || (/[A-Z]/.test(other) && !never.includes(other)))
      .map(({ other, to }) => put(put(rank, from, other), to, rank[from]!))
      .filter(swapped => !faults.some(fault => fault(swapped)))
  })

const SWAP =
  /^Throw for the square the (.+) goes to\. On its own square it stays; with a piece on another square it changes places\.(?: It never changes places with a (.+?)\.)?(?: Skip squares after which (.+?)\.)?$/

const BISHOPS_FREE =
  'For each of two bishops, throw for the color of its square (heads or odd: dark), then for the square among the free ones of that color. If only one color has free squares, it is that one.'

const LINES: readonly (readonly [RegExp, (...found: readonly string[]) => readonly Choice[]])[] = [
  [
    /^Throw for the (.+), among the (.+?)\. The (?:other )?(.+) goes to the mirroring square\.$/,
    (piece = '', squares = '', partner = '') => [mirroring(piece, squares, partner)],
  ],
  [/^Throw for the ([^,]+), among the ([^.]+)\.$/, (piece = '', squares = '') => [placing(piece, squares)]],
  [
    /^Throw for one bishop among the free (dark|light) squares, then for the other one among the free squares of the other color\.$/,
    first => [
      placing('bishop', `free ${first} squares`),
      placing('bishop', `free ${first === 'dark' ? 'light' : 'dark'} squares`),
    ],
  ],
  [
    /^Throw for one rook among the free squares left of the king, then for the other one among those right of the king\.$/,
    () => [
      placing('rook', 'free squares left of the king'),
      placing('rook', 'free squares right of the king'),
    ],
  ],
  [/^Rook, king and rook take the last three squares, in this order\.$/, () => [filling('RKR')]],
  [/^The last squares take, from the left, ([^.]+)\.$/, (pieces = '') => [filling(lettersOf(pieces))]],
  [
    SWAP,
    (piece = '', never = '', faults = '') => [
      exchanging(piece, never ? listed(never).map(letterOf) : [], faults ? faultsOf(faults) : []),
    ],
  ],
  [
    /^Begin again if (.+)\.$/,
    (faults = '') => {
      const all = faultsOf(faults)
      return [{ ...choice(rank => (all.some(fault => fault(rank)) ? [] : [rank])), isCheck: true }]
    },
  ],
]

const SUBTRACTS =
  ' If the number is too high, subtract the number of squares: with three squares, 4, 5 and 6 count as 1, 2 and 3. Numbers after the last full round are thrown again.'

/** The choices of one numbered line of a sheet. */
export const readStep = (sentence: string): readonly Choice[] => {
  const subtracts = sentence.endsWith(SUBTRACTS)
  const own = subtracts ? sentence.slice(0, -SUBTRACTS.length) : sentence
  const bishops = own === BISHOPS_FREE ? [colorOfBishop, bishopOnIt, colorOfBishop, bishopOnIt] : undefined
  const line = LINES.find(([pattern]) => pattern.test(own))
  const choices = bishops ?? line?.[1](...line[0].exec(own)!.slice(1)) ?? unread(sentence)
  return choices.map(one => ({ ...one, subtracts }))
}

const SECOND: readonly (readonly [string, SecondOnSheet])[] = [
  ['Black has the same pieces on the same files.', 'mirrored'],
  ['Black has the same order, seen from the other side of the board.', 'reversed'],
  ['White throws for a piece, then Black for the same piece, then both go on to the next.', 'alternate'],
  ['White throws for the whole army first, then Black.', 'after'],
  ['The first step is thrown once for both players; then White throws the rest, then Black.', 'shared 1'],
]

/** How the sheet determines Black's army. */
export const readSecond = (sentence: string): SecondOnSheet =>
  SECOND.find(([words]) => words === sentence)?.[1] ?? unread(sentence)

/** How likely each of `count` squares is with some equipment, in whole numbers; undefined if the sheet does not say. */
export type Reading = (count: number, subtracts: boolean) => readonly number[] | undefined

/** Divisible by all sums of {@link Reading}s. */
const PARTS = 232_792_560n

const followStep = (
  layer: ReadonlyMap<Rank, bigint>,
  { ways, subtracts, isCheck }: Choice,
  reading: Reading,
  cornerDark: boolean,
): ReadonlyMap<Rank, bigint> => {
  const next = new Map<Rank, bigint>()
  const known = new Map<number, readonly bigint[]>()
  const factorsOf = (count: number, rank: Rank): readonly bigint[] => {
    const shares = count === 1 ? [1] : (reading(count, subtracts) ?? (isCheck ? [] : unread(rank)))
    const all = BigInt(shares.reduce((sum, share) => sum + share, 0))
    const factors = shares.map(share => (PARTS * BigInt(share)) / all)
    known.set(count, factors)
    return factors
  }
  for (const [rank, weight] of layer) {
    const open = ways(rank, cornerDark)
    if (open.length === 0 && !isCheck) unread(`a dead end at ${rank}`)
    const factors = known.get(open.length) ?? factorsOf(open.length, rank)
    for (const [at, way] of open.entries()) {
      const before = next.get(way)
      const more = weight * factors[at]!
      next.set(way, before === undefined ? more : before + more)
    }
  }
  return next
}

/** The weights of all ranks after the choices, relative to their sum. */
export const follow = (
  start: Rank,
  choices: readonly Choice[],
  reading: Reading,
  cornerDark: boolean,
): ReadonlyMap<Rank, bigint> =>
  choices.reduce<ReadonlyMap<Rank, bigint>>(
    (layer, one) => followStep(layer, one, reading, cornerDark),
    new Map([[start, 1n]]),
  )
