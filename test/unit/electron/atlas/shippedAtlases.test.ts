import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { atlasFamily } from '@shared/atlas/atlasFamily'
import { NO_VALUE } from '@shared/atlas/fairness'
import { countValues, distributionOf } from '@shared/atlas/valueCounts'
import { unwrap } from '@shared/result'
import { randomStartCount } from '@shared/setup/starts/starts'
import type { Reading } from '@shared/solver/induction'
import { variantById, type VariantId } from '@shared/variants'
import { openAtlas } from '../../../../electron/atlas/openAtlas'
import { shippedAtlasPath, shippedThrowsPath } from '../../../../electron/atlas/shippedAtlases'
import { readThrows } from '../../../../electron/atlas/throwFormat'
import { PROGRAM_FOLDER } from '../../../../electron/core/programFolder'

const FOLDER = path.join(PROGRAM_FOLDER, 'resources', 'atlas')

const FILES = readdirSync(FOLDER)

test.each(FILES.filter(name => name.endsWith('.atlas')))(
  '%s is complete, lies where the program looks for it, and gives White a plausible advantage',
  name => {
    const file = path.join(FOLDER, name)
    using atlas = unwrap(openAtlas(file))
    expect(shippedAtlasPath(atlas.family)).toBe(file)
    expect(atlas.header.engine.name).toBe('Backrank')
    expect(atlas.header.nodes).toBeGreaterThanOrEqual(atlas.header.estimate ? 5000 : 20_000)
    const values = atlas.all()
    expect(values.includes(NO_VALUE)).toBe(false)
    for (let number = 0; number < values.length; number += Math.ceil(values.length / 1009))
      expect(atlas.valueOf(number)).toBe(values[number])
    const { mean, sd } = distributionOf(countValues(values))
    expect(mean).toBeGreaterThan(10)
    expect(mean).toBeLessThan(100)
    expect(sd).toBeLessThan(100)
  },
)

test.each(FILES.filter(name => !name.endsWith('.atlas')))(
  '%s has the values of all throws, solved with the shipped atlas',
  name => {
    const [system = '', reading = ''] = name.split('.')
    const variant = variantById(system as VariantId)
    expect(shippedThrowsPath(system, reading as Reading)).toBe(path.join(FOLDER, name))
    using atlas = unwrap(openAtlas(shippedAtlasPath(atlasFamily(variant, []))))
    const throws = unwrap(readThrows(atlas.checksum, readFileSync(path.join(FOLDER, name), 'utf8')))
    expect(throws.values).toHaveLength(randomStartCount(variant))
  },
)
