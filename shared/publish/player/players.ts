import type { PlayedPage } from '../playedPage'

/*
 * The boards of a published page, to click and key through. This is bundled into the page, runs without a network, and changes
 * nothing but what the page shows. Whatever it draws is already in the page.
 */

const SVG = 'http://www.w3.org/2000/svg'
const SQUARE = 45

/** A board and the game that it shows. */
export interface Player {
  readonly root: HTMLElement
  readonly game: HTMLElement
  readonly page: PlayedPage
  /** For each position the number of the next one on its own line. */
  readonly next: readonly (number | undefined)[]
  position: number
  isTurned: boolean
}

const element = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

const find = (root: ParentNode, selector: string): Element => root.querySelector(selector)!

const boxAt = ({ page: { files, ranks }, isTurned }: Player, square: number) => {
  const [file, rank] = [square % files, Math.floor(square / files)]
  return {
    x: SQUARE * (isTurned ? files - 1 - file : file),
    y: SQUARE * (isTurned ? rank : ranks - 1 - rank),
    width: SQUARE,
    height: SQUARE,
  }
}

/** The letters of the pieces on the squares of a position, from all changes since the first position. */
const lettersAt = ({ page }: Player, position: number): ReadonlyMap<number, string> => {
  const line: string[] = []
  for (let at = position; at >= 0; at = page.positions[at]![0]) line.push(page.positions[at]![1])
  const letters = new Map<number, string>()
  for (const changes of line.reverse())
    for (const [, square, letter = '.'] of changes.matchAll(/(\d+)(\D)/g))
      if (letter === '.') letters.delete(Number(square))
      else letters.set(Number(square), letter)
  return letters
}

const drawBoard = (player: Player): void => {
  const { root, page, position, isTurned } = player
  const [, , lit, , , shapes = ''] = page.positions[position]!
  const layer = (name: string) => find(root, `[data-layer="${name}"]`)
  const rects = lit.map(square => element('rect', { ...boxAt(player, square), fill: root.dataset.last! }))
  const pieces = Array.from(lettersAt(player, position), ([square, letter]) =>
    element('use', { ...boxAt(player, square), href: `#${page.symbols[letter]!}` }),
  )
  layer('lit').replaceChildren(...rects)
  layer('pieces').replaceChildren(...pieces)
  const drawn = layer('shapes')
  drawn.innerHTML = shapes
  const middle = `${(page.files * SQUARE) / 2} ${(page.ranks * SQUARE) / 2}`
  drawn.setAttribute('transform', isTurned ? `rotate(180 ${middle})` : '')
}

const isWhite = (letter: string): boolean => letter === letter.toUpperCase()

/** Draws the pieces that are still to be placed, beside the board. */
const drawHands = ({ root, page, position }: Player): void => {
  const letters = Array.from(page.positions[position]![6] ?? '')
  const isUsed = page.positions.some(([, , , , , , hands]) => hands !== undefined)
  for (const hand of root.querySelectorAll<HTMLElement>('.hand')) {
    const own = letters.filter(letter => isWhite(letter) === (hand.dataset.hand === 'white'))
    hand.hidden = !isUsed
    hand.setAttribute('aria-label', page.hands[own.join('')] ?? '')
    hand.replaceChildren(
      ...own.map(letter => {
        const svg = element('svg', { viewBox: `0 0 ${SQUARE} ${SQUARE}`, 'aria-hidden': 'true' })
        svg.append(element('use', { href: `#${page.symbols[letter]!}`, width: SQUARE, height: SQUARE }))
        return svg
      }),
    )
  }
}

const moveOf = ({ game, page }: Player, position: number): readonly HTMLElement[] =>
  ['m', 't'].flatMap(kind => game.querySelector<HTMLElement>(`#g${page.place}${kind}${position}`) ?? [])

const showMove = (player: Player): void => {
  const { game, page, position } = player
  for (const shown of game.querySelectorAll('[aria-current]')) shown.removeAttribute('aria-current')
  const moves = moveOf(player, position)
  for (const move of moves) move.setAttribute('aria-current', 'step')
  moves.at(-1)?.scrollIntoView({ block: 'nearest' })
  const cursor = game.querySelector('.graph .cursor')
  const x = page.graph.find(([at]) => at === position)?.[1]
  cursor?.setAttribute('d', x === undefined ? '' : `M${x} 0V64`)
}

const render = (player: Player): void => {
  const { root, page, position } = player
  const [, , , label, spoken] = page.positions[position]!
  const caption = label === '' ? page.words.first : page.words.after.replace('%', () => label)
  drawBoard(player)
  drawHands(player)
  showMove(player)
  find(root, 'output').textContent = caption
  find(root, '.board').setAttribute('aria-label', `${page.words.board}: ${spoken || caption}`)
  find(root, '[aria-live]').textContent = spoken || caption
}

const go = (player: Player, position: number | undefined): void => {
  if (position === undefined || position < 0 || position === player.position) return
  player.position = position
  render(player)
}

const lastFrom = ({ next }: Player, position: number): number => {
  let at = position
  for (let after = next[at]; after !== undefined; after = next[at]) at = after
  return at
}

/** The next or previous alternative to the current move, in the order of the game. */
const sibling = ({ page, position }: Player, by: 1 | -1): number | undefined => {
  const parent = page.positions[position]![0]
  if (parent < 0) return undefined
  const all = page.positions.flatMap(([other], number) => (other === parent ? [number] : []))
  return all[all.indexOf(position) + by]
}

const turn = (player: Player): void => {
  player.isTurned = !player.isTurned
  for (const labels of player.root.querySelectorAll('.board g[text-anchor]')) {
    const texts = Array.from(labels.children)
    const words = texts.map(text => text.textContent).reverse()
    for (const [place, text] of texts.entries()) text.textContent = words[place]!
  }
  const [above, below] = player.root.querySelectorAll<HTMLElement>('.hand')
  const color = above!.dataset.hand!
  above!.dataset.hand = below!.dataset.hand!
  below!.dataset.hand = color
  render(player)
}

type Step = (player: Player) => void

const STEPS: Readonly<Record<string, Step>> = {
  first: player => go(player, 0),
  previous: player => go(player, player.page.positions[player.position]![0]),
  next: player => go(player, player.next[player.position]),
  last: player => go(player, lastFrom(player, player.position)),
  up: player => go(player, sibling(player, -1)),
  down: player => go(player, sibling(player, 1)),
  flip: turn,
}

const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  f: 'flip',
}

const nextOf = (page: PlayedPage): readonly (number | undefined)[] => {
  const next: (number | undefined)[] = page.positions.map(() => undefined)
  for (const [number, [parent]] of page.positions.entries()) if (parent >= 0) next[parent] ??= number
  return next
}

const numberIn = (id: string): number | undefined => {
  const found = /^g\d+[mt](\d+)$/.exec(id)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Shows a move that is clicked, or the position nearest to a click on the graph. */
const listen = (player: Player): void => {
  const { game, root, page } = player
  game.addEventListener('click', event => {
    const target = event.target as Element
    const move = target.closest<HTMLAnchorElement>('a[id], .said a')
    const step = target.closest<HTMLElement>('[data-go]')?.dataset.go
    if (step !== undefined) STEPS[step]?.(player)
    if (!move) return
    event.preventDefault()
    go(player, numberIn(move.id || move.hash.slice(1)))
  })
  game.querySelector('.graph')?.addEventListener('click', event => {
    const { clientX, currentTarget } = event as MouseEvent
    const box = (currentTarget as Element).getBoundingClientRect()
    const x = (700 * (clientX - box.left)) / box.width
    const [nearest] = page.graph.toSorted(([, one], [, other]) => Math.abs(one - x) - Math.abs(other - x))
    go(player, nearest?.[0])
  })
  root.hidden = false
}

/** Turns moves into links, since a board follows them now. The Tab key reaches only the first; the arrow keys do the rest. */
const linkMoves = (player: Player): void => {
  for (const [place, move] of player.game.querySelectorAll<HTMLElement>('a[id]').entries()) {
    move.setAttribute('role', 'link')
    move.tabIndex = place === 0 ? 0 : -1
  }
}

const startPlayer = (root: HTMLElement): Player => {
  const page = JSON.parse(find(root, 'script').textContent) as PlayedPage
  const game = root.closest<HTMLElement>('.game')!
  const player: Player = { root, game, page, next: nextOf(page), position: 0, isTurned: false }
  linkMoves(player)
  listen(player)
  render(player)
  return player
}

/** The game that the keys apply to: the one with the focus, else the one that fills the window. */
const keyedPlayer = (players: readonly Player[]): Player | undefined => {
  const focused = players.find(({ game }) =>
    game.contains((game.getRootNode() as Document | ShadowRoot).activeElement),
  )
  const middle = window.innerHeight / 2
  const seen = players.find(({ game }) => game.getBoundingClientRect().bottom > middle)
  return focused ?? seen ?? players.at(-1)
}

const wantsKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const hearKeys = (players: readonly Player[], root: Document | ShadowRoot): void => {
  root.addEventListener('keydown', heard => {
    const event = heard as KeyboardEvent
    if (event.ctrlKey || event.altKey || event.metaKey || wantsKeys(event.target)) return
    const player = keyedPlayer(players)
    const isMove = event.target instanceof HTMLElement && numberIn(event.target.id) !== undefined
    if (player && isMove && event.key === 'Enter') go(player, numberIn(event.target.id))
    const step = KEYS[event.key]
    if (!player || step === undefined) return
    event.preventDefault()
    STEPS[step]!(player)
  })
}

/** Makes the boards of a page, or of a preview of one, respond to clicks and keys. */
export const openPlayers = (root: Document | ShadowRoot): readonly Player[] => {
  const players = Array.from(root.querySelectorAll<HTMLElement>('.player'), startPlayer)
  hearKeys(players, root)
  return players
}

/** Shows the position of a move if the address of the page links to it. */
export const followHash = (players: readonly Player[]): void => {
  const id = location.hash.slice(1)
  const position = numberIn(id)
  const player = players.find(({ game }) => game.querySelector(`[id="${CSS.escape(id)}"]`))
  if (player && position !== undefined) go(player, position)
}
