// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Handlers } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { useAppStore } from '../../../../renderer/stores/app'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { usePicturesStore } from '../../../../renderer/workbench/pictures'
import { aGame, line } from '../../../support/aGame'
import { aWorkbench, settled, START } from '../../../support/workbench'

const PLAYERS = [
  { name: 'White', value: 'Lukic, Srecko' },
  { name: 'Black', value: 'Vujacic, Davor' },
]

const board = {
  picture: () => Promise.resolve(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' })),
  svg: () => '<svg xmlns="x"></svg>',
}

const begun = async (handlers: Partial<Handlers> = {}, shell: 'electron' | 'web' = 'electron') => {
  const bridge = aWorkbench({
    'app:start': () => ({ ...START, shell }),
    'publish:save': picture => ok({ path: `/home/me/${picture.suggestedName}` }),
    ...handlers,
  })
  await useAppStore().begin()
  useDocumentsStore().add(aGame(line('e2e4:e4'), PLAYERS))
  const pictures = usePicturesStore()
  pictures.show(board)
  return { bridge, pictures }
}

const toast = () => useNoticesStore().toasts.at(-1)?.text
const trouble = () => useNoticesStore().troubles.at(-1)?.text

describe('a picture of the board in a window', () => {
  test.each([
    ['svg', { form: 'svg', suggestedName: 'lukic-vujacic.svg', text: '<svg xmlns="x"></svg>' }],
    ['png', { form: 'bytes', suggestedName: 'lukic-vujacic.png', base64: 'iVBORw==' }],
  ] as const)('is saved by the shell as %s, named after the players', async (form, picture) => {
    const { bridge, pictures } = await begun()
    await pictures.save(form)
    expect(bridge.askedFor('publish:save')).toEqual([[picture]])
    expect(toast()).toBe(`Saved lukic-vujacic.${form}`)
  })

  test('causes no notice if the user cancels', async () => {
    const { pictures } = await begun({ 'publish:save': () => ok(null) })
    await pictures.save('svg')
    expect([toast(), trouble()]).toEqual([undefined, undefined])
  })

  test.each([
    ['notFound', 'There is no folder /usb'],
    ['noPermission', 'a.svg may not be read or written'],
    ['exists', 'a.svg exists already'],
    ['diskFull', 'The disk is full'],
  ] as const)('that fails with %s is reported, and that nothing was written', async (reason, detail) => {
    const error = { kind: 'file', reason, path: '/usb/a.svg', detail: '' } as const
    const { pictures } = await begun({ 'publish:save': () => err(error) })
    await pictures.save('svg')
    expect(trouble()).toMatchObject({ title: 'The picture was not saved', where: '/usb/a.svg', detail })
    expect(trouble()?.kept).toBe('Nothing was written; any file that was there is unchanged.')
  })

  test('shows the latest board, even if another one is hidden later', async () => {
    const { bridge, pictures } = await begun()
    const other = { ...board, svg: () => '<svg xmlns="other"></svg>' }
    pictures.show(other)
    pictures.hide(board)
    await pictures.save('svg')
    expect(bridge.askedFor('publish:save')).toMatchObject([[{ text: other.svg() }]])
  })

  test('is not taken when no board is shown', async () => {
    const { bridge, pictures } = await begun()
    pictures.hide(board)
    await pictures.save('png')
    expect(bridge.askedFor('publish:save')).toEqual([])
    expect(toast()).toBe('No board is open to make a picture of')
  })
})

describe('a picture of the board in a browser', () => {
  const downloads: string[] = []

  beforeEach(() => {
    downloads.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(`${this.download} from ${new URL(this.href).protocol}`)
    })
  })

  test.each(['png', 'svg'] as const)('is downloaded as %s without a request to the host', async form => {
    const { bridge, pictures } = await begun({}, 'web')
    await pictures.save(form)
    await settled()
    expect(downloads).toEqual([`lukic-vujacic.${form} from blob:`])
    expect(bridge.askedFor('publish:save')).toEqual([])
    expect(toast()).toBe(`Downloaded lukic-vujacic.${form}`)
  })
})
