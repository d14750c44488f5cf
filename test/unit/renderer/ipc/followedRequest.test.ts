import { describe, expect, test } from 'vitest'
import { err, ok, type Result } from '@shared/result'
import { followedRequest, lastAsked } from '../../../../renderer/ipc/followedRequest'

interface Update {
  readonly job: number
  readonly text: string
}

/** A request that the test answers later. */
const later = () => {
  let answer: (begun: Result<number, string>) => void = () => undefined
  const begun = new Promise<Result<number, string>>(resolve => (answer = resolve))
  return { request: () => begun, answer }
}

const following = () => {
  const taken: string[] = []
  const followed = followedRequest<Update>(
    ({ job }) => job,
    ({ text }) => taken.push(text),
  )
  return { followed, taken }
}

test('a question counts as the last one until another is asked or it is forgotten', () => {
  const asked = lastAsked()
  const isFirst = asked.ask()
  expect(isFirst()).toBe(true)
  const isSecond = asked.ask()
  expect([isFirst(), isSecond()]).toEqual([false, true])
  asked.forget()
  expect(isSecond()).toBe(false)
})

describe('a followed request', () => {
  test('receives reports of its own job only, even before its job number is known', async () => {
    const { followed, taken } = following()
    const { request, answer } = later()
    const begun = followed.begin(request)
    followed.receive({ job: 6, text: 'of another' })
    followed.receive({ job: 7, text: 'early' })
    expect(taken).toEqual([])
    answer(ok(7))
    expect(await begun).toEqual(ok(7))
    followed.receive({ job: 7, text: 'late' })
    followed.receive({ job: 8, text: 'of the next' })
    expect(taken).toEqual(['early', 'late'])
    expect(followed.job()).toBe(7)
  })

  test('is replaced by the next one', async () => {
    const { followed, taken } = following()
    const [first, second] = [later(), later()]
    const begun = [followed.begin(first.request), followed.begin(second.request)]
    second.answer(ok(2))
    first.answer(ok(1))
    expect(await Promise.all(begun)).toEqual([undefined, ok(2)])
    followed.receive({ job: 1, text: 'first' })
    followed.receive({ job: 2, text: 'second' })
    expect(taken).toEqual(['second'])
  })

  test('reports why there is no job', async () => {
    const { followed, taken } = following()
    expect(await followed.begin(() => Promise.resolve(err('not there')))).toEqual(err('not there'))
    followed.receive({ job: 1, text: 'of nothing' })
    expect(taken).toEqual([])
  })

  test('receives nothing after it is forgotten', async () => {
    const { followed, taken } = following()
    const { request, answer } = later()
    const begun = followed.begin(request)
    followed.forget()
    answer(ok(1))
    expect(await begun).toBeUndefined()
    followed.receive({ job: 1, text: 'forgotten' })
    expect(taken).toEqual([])
  })
})
