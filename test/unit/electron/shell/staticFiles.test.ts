import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPageFile } from '../../../../electron/shell/staticFiles'
import { scratchFolder } from '../../../support/scratchFolder'

const page = async () => {
  const folder = path.join(await scratchFolder(), 'page')
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>')
  await writeFile(path.join(folder, 'assets', 'a b.js'), '1')
  await writeFile(path.join(folder, '..', 'secret.txt'), 'secret')
  await writeFile(path.join(folder, '..', 'page.html'), 'beside')
  return folder
}

test('the page comes with its type and a policy against foreign scripts', async () => {
  const file = await readPageFile(await page(), '/')
  expect(file?.body.toString()).toBe('<!doctype html>')
  expect(file?.headers['Content-Type']).toBe('text/html; charset=utf-8')
  expect(file?.headers['Content-Security-Policy']).toMatch(/default-src 'none'; script-src 'self'; /)
  expect(file?.headers['Content-Security-Policy']).not.toMatch(/unsafe-(inline|eval)/)
})

test('names are percent-decoded', async () => {
  expect((await readPageFile(await page(), '/assets/a%20b.js'))?.headers['Content-Type']).toMatch(
    /javascript/,
  )
})

test.each([
  '/missing.js',
  '/assets',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/../page.html',
  '//etc/passwd',
  '/%00',
  '/%',
])('%s is not served', async urlPath => {
  expect(await readPageFile(await page(), urlPath)).toBeUndefined()
})
