import { describe, expect, test } from 'vitest'
import { fileNameFor, titleOf } from '../../../../renderer/stores/gameTitle'
import { aGame, line } from '../../../support/aGame'

const named = (tags: Readonly<Record<string, string>>) =>
  aGame(
    line(''),
    Object.entries(tags).map(([name, value]) => ({ name, value })),
  )

describe('a game is called by', () => {
  test.each([
    ['its players', { White: 'Srecko Lukic', Black: 'Davor Vujacic' }, 'Lukic – Vujacic'],
    ['surnames that stand first', { White: 'Lukic, Srecko', Black: 'Vujacic, D.' }, 'Lukic – Vujacic'],
    ['one player', { White: 'Lukic', Black: '?' }, 'Lukic – ?'],
    ['its event', { White: '?', Black: '', Event: 'Fischer-Benko setup' }, 'Fischer-Benko setup'],
    ['its system', { Event: '?' }, 'Chess'],
  ])('%s', (_, tags, title) => {
    expect(titleOf(named(tags))).toBe(title)
  })
})

test.each([
  [{ White: 'Srecko Lukic', Black: 'Davor Vujacic' }, 'lukic-vujacic.pgn'],
  [{ Event: '../../etc/passwd: a "name"' }, '..-..-etc-passwd-a-name.pgn'],
  [{ White: 'Müller', Black: '?' }, 'müller.pgn'],
  [{ Event: '///' }, 'game.pgn'],
])('the file offered for %j is %s', (tags, name) => {
  expect(fileNameFor(named(tags))).toBe(name)
})
