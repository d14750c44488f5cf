import { expect, test } from 'vitest'
import { moveSound, type MoveSound } from '../../../../../renderer/features/sound/feature'
import type { TreeNode } from '@shared/tree/node'

test.each<[MoveSound, TreeNode['kind'], string, boolean]>([
  ['move', 'normal', 'e4', false],
  ['capture', 'normal', 'exd5', false],
  ['check', 'normal', 'Qxf7+', true],
  ['mate', 'normal', 'Qxf7#', true],
  ['castling', 'castlingA', 'O-O-O', false],
  ['check', 'castlingH', 'O-O+', true],
  ['placement', 'placement', 'Q@g1+K@f1', false],
  ['placement', 'relocation', 'K@c1', false],
  ['move', 'leap', 'Kc3', false],
])('the sound "%s" belongs to a %s move such as %s', (sound, kind, san, check) => {
  expect(moveSound({ kind, san, check })).toBe(sound)
})
