// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { moveToRegion } from '../../../../renderer/widgets/regions'

afterEach(() => document.body.replaceChildren())

const focusedId = () => document.activeElement?.id

test('F6 focuses the preferred element of a region, or else the first that accepts the focus', () => {
  document.body.innerHTML = `
    <main data-region="stage" data-region-focus id="stage" tabindex="-1"><button id="right"></button></main>
    <aside data-region="notes"><button id="switch"></button><div id="tree" tabindex="0" data-region-focus></div></aside>
    <footer data-region="status" id="status" tabindex="-1"><span id="off" data-region-focus></span><button disabled></button></footer>`
  document.getElementById('off')!.focus = () => undefined
  const walked = Array.from({ length: 4 }, () => {
    moveToRegion(1)
    return focusedId()
  })
  expect(walked).toEqual(['stage', 'tree', 'status', 'stage'])
  moveToRegion(-1)
  expect(focusedId()).toBe('status')
})
