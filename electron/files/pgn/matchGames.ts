/** What distinguishes games. */
export interface GameMarks {
  readonly fingerprint: string
  /** Outlasts a change of tags; absent where only the whole is known. */
  readonly movesFingerprint?: string
}

/** A game of a list as it is now. */
export interface MatchedGame extends GameMarks {
  readonly header: { readonly plies: number }
}

/** Games of at least this many plies with the same moves are the same game; shorter ones can be alike by chance. */
const ENOUGH_PLIES = 8

/** A pairing of two lists, as far as it has come. */
class Pairing {
  readonly #old: readonly GameMarks[]
  readonly #now: readonly MatchedGame[]
  /** For each old game its place now, and for each present one its old place; -1 where none is known. */
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

  /** The same games before and after all changes: of equal games each keeps its place. */
  pairEnds() {
    const [last, lastNow] = [this.#old.length - 1, this.#now.length - 1]
    const shorter = Math.min(last, lastNow) + 1
    let begin = 0
    for (; begin < shorter && this.#isSame(begin, begin); begin++) this.#pair(begin, begin)
    for (let back = 0; begin + back < shorter && this.#isSame(last - back, lastNow - back); back++)
      this.#pair(last - back, lastNow - back)
  }

  /** Games that are still to be paired, by what `keyOf` says; those without a key are left out. */
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

  /** Games that are the same to the byte, the first with the first, the second with the second. */
  pairSame() {
    const now = this.#left(this.#now, this.#movedFrom, ({ fingerprint }) => fingerprint)
    const old = this.#left(this.#old, this.movedTo, ({ fingerprint }) => fingerprint)
    for (const [fingerprint, places] of old)
      now.get(fingerprint)?.forEach((to, at) => at < places.length && this.#pair(places[at]!, to))
  }

  /** For each place of the old list, the present place of the last found game before it. */
  #placesBefore(): readonly number[] {
    let before = -1
    return this.movedTo.map(place => (place < 0 ? before : (before = place)))
  }

  #foundBefore(): readonly number[] {
    let before = -1
    return this.#movedFrom.map((from, place) => (from < 0 ? before : (before = place)))
  }

  /** Games with the same moves between the same neighbors, where they are as many as they were. */
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

  /** Games with the same moves elsewhere, where only one can be meant. */
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
 * For each game of an old list its place in a new list, -1 where there is none, or none that is sure. Games are the
 * same if they have the same bytes; failing that, the same moves and other tags, by their place.
 */
export const matchGames = (old: readonly GameMarks[], now: readonly MatchedGame[]): readonly number[] => {
  const pairing = new Pairing(old, now)
  pairing.pairEnds()
  pairing.pairSame()
  pairing.pairInPlace()
  pairing.pairElsewhere()
  return pairing.movedTo
}
