// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { writeProcedure } from '@shared/procedures/model/readProcedure'
import { ok } from '@shared/result'
import { useProceduresStore } from '../../../../../../renderer/features/dice/editor/proceduresStore'
import { useAppStore } from '../../../../../../renderer/stores/app'
import { useNoticesStore } from '../../../../../../renderer/stores/notices'
import { aWorkbench, START } from '../../../../../support/workbench'

const PROCEDURE = PROCEDURES[0]!

const exported = async (shell: 'electron' | 'web') => {
  const bridge = aWorkbench({
    'app:start': () => ({ ...START, shell }),
    'procedures:export': () => ok({ path: '/home/me/mine.json' }),
  })
  await useAppStore().begin()
  await useProceduresStore().exportFile(PROCEDURE)
  return { asked: bridge.askedFor('procedures:export'), toast: useNoticesStore().toasts.at(-1)?.text }
}

test('a procedure is exported to a file in the desktop window', async () => {
  expect(await exported('electron')).toEqual({
    asked: [[writeProcedure(PROCEDURE)]],
    toast: 'Wrote mine.json',
  })
})

test('a procedure is downloaded in a browser without a request to the host', async () => {
  const downloads: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} from ${new URL(this.href).protocol}`)
  })
  const name = `${PROCEDURE.id}.json`
  expect(await exported('web')).toEqual({ asked: [], toast: `Downloaded ${name}` })
  expect(downloads).toEqual([`${name} from blob:`])
})
