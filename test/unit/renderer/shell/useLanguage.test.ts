// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { speak } from '@shared/i18n/spoken'
import { t } from '@shared/i18n/t'
import { useLanguage } from '../../../../renderer/shell/useLanguage'
import { useSettingsStore } from '../../../../renderer/stores/settings'
import { aWorkbench } from '../../../support/workbench'

afterEach(() => speak(() => 'en'))

test('the page follows the language of the settings, and no other setting', async () => {
  aWorkbench()
  let renders = 0
  const Page = defineComponent({
    setup: () => {
      useLanguage()
      return () => {
        renders += 1
        return h('p', t('menu.zoom.in'))
      }
    },
  })
  const page = mount(Page)
  expect([page.text(), document.documentElement.lang]).toEqual(['Zoom In', 'en'])

  const settings = useSettingsStore()
  await settings.update({ zoom: 120 })
  await nextTick()
  expect(renders).toBe(1)

  await settings.update({ language: 'en-XA' })
  await nextTick()
  expect([page.text(), document.documentElement.lang]).toEqual(['⟦Žööɱ Îñ ~~~⟧', 'en-XA'])
  expect(renders).toBe(2)
})
