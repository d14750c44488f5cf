import { followHash, openPlayers } from './players'

const players = openPlayers(document)
followHash(players)
window.addEventListener('hashchange', () => followHash(players))
