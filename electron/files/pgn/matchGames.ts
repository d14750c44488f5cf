/** The fingerprints by which games are distinguished. */
export interface GameMarks {
  readonly fingerprint: string
  /** Survives a change of tags; absent if only the fingerprint of the whole game is known. */
  readonly movesFingerprint?: string
}

/** A game of the current list. */
export interface MatchedGame extends GameMarks {
  readonly header: { readonly plies: number }
}

/** Games of at least this many plies with the same moves are the same game; shorter ones may be equal by chance. */
const ENOUGH_PLIES = 8

/** A pairing of two lists in progress. */
class Pairing {
  readonly #old: readonly GameMarks[]
  readonly #now: readonly MatchedGame[]
  /** The current place of each old game, and the old place of each current game; -1 if unknown. */
  readonly movedTo: number[]
  readonly #movedFrom: number[]

  constructor(old: readonly GameMarks[], now: readonly MatchedGame[]) {
    this.#old = old
    this.#now = now
    this.movedTo = Array.from(old, () => -1)
    this.#movedFrom = Array.from(now, () => -1)
  }

  #pair(from: number, to: number) {
    this.movedTo[from] = to
    this.#movedFrom[to] = from
  }

  #isSame(from: number, to: number): boolean {
    return this.#old[from]?.fingerprint === this.#now[to]?.fingerprint
  }

  /**
   * Pairs equal games at the beginning and at the end, before and after all changes; identical games there keep their
   * places.
   */
  pairEnds() {
    const [last, lastNow] = [this.#old.length - 1, this.#now.length - 1]
    const shorter = Math.min(last, lastNow) + 1
    let begin = 0
    for (; begin < shorter && this.#isSame(begin, begin); begin++) this.#pair(begin, begin)
    for (let back = 0; begin + back < shorter && this.#isSame(last - back, lastNow - back); back++)
      this.#pair(last - back, lastNow - back)
  }

  /**
   * The places of games that are not paired yet, by the key that `keyOf` gives them; those without a key are left out.
   */
  #left<T extends GameMarks>(
    games: readonly T[],
    paired: readonly number[],
    keyOf: (game: T, place: number) => string | undefined,
  ): ReadonlyMap<string, readonly number[]> {
    const left = new Map<string, number[]>()
    games.forEach((game, place) => {
      const key = paired[place]! < 0 ? keyOf(game, place) : undefined
      if (key === undefined) return
      const others = left.get(key)
      if (others) others.push(place)
      else left.set(key, [place])
    })
    return left
  }

  /** Pairs games that are equal to the byte: the first with the first, the second with the second, and so on. */
  pairSame() {
    const now = this.#left(this.#now, this.#movedFrom, ({ fingerprint }) => fingerprint)
    const old = this.#left(this.#old, this.movedTo, ({ fingerprint }) => fingerprint)
    for (const [fingerprint, places] of old)
      now.get(fingerprint)?.forEach((to, at) => at < places.length && this.#pair(places[at]!, to))
  }

  /** For each place of the old list, the current place of the last paired game before it. */
  #placesBefore(): readonly number[] {
    let before = -1
    return this.movedTo.map(place => (place < 0 ? before : (before = place)))
  }

  #foundBefore(): readonly number[] {
    let before = -1
    return this.#movedFrom.map((from, place) => (from < 0 ? before : (before = place)))
  }

  /** Pairs games with the same moves between the same neighbors, if there are as many as before. */
  pairInPlace() {
    const [before, found] = [this.#placesBefore(), this.#foundBefore()]
    const keyIn = (places: readonly number[]) => (game: GameMarks, place: number) =>
      game.movesFingerprint && `${game.movesFingerprint} ${places[place]}`
    const now = this.#left(this.#now, this.#movedFrom, keyIn(found))
    for (const [key, places] of this.#left(this.#old, this.movedTo, keyIn(before))) {
      const there = now.get(key)
      if (there?.length === places.length) places.forEach((from, at) => this.#pair(from, there[at]!))
    }
  }

  /** Pairs games with the same moves elsewhere, if only one can be meant. */
  pairElsewhere() {
    const now = this.#left(this.#now, this.#movedFrom, game => game.movesFingerprint)
    for (const [moves, [from, ...others]] of this.#left(
      this.#old,
      this.movedTo,
      game => game.movesFingerprint,
    )) {
      const [to, ...rivals] = now.get(moves) ?? []
      if (from === undefined || to === undefined || others.length > 0 || rivals.length > 0) continue
      if (this.#now[to]!.header.plies >= ENOUGH_PLIES) this.#pair(from, to)
    }
  }
}

/**
 * The place of each game of an old list in a new one; -1 if there is none, or none that is certain. Games are the same
 * if they have the same bytes or, failing that, the same moves with other tags, depending on their places.
 */
export const matchGames = (old: readonly GameMarks[], now: readonly MatchedGame[]): readonly number[] => {
  const pairing = new Pairing(old, now)
  pairing.pairEnds()
  pairing.pairSame()
  pairing.pairInPlace()
  pairing.pairElsewhere()
  return pairing.movedTo
}
