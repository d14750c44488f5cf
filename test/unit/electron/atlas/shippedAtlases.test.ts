import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fairnessOf } from '@shared/atlas/fairnessOf'
import { unwrap } from '@shared/result'
import { NO_VALUE } from '../../../../electron/atlas/atlasFormat'
import { openAtlas } from '../../../../electron/atlas/openAtlas'
import { shippedAtlasPath } from '../../../../electron/atlas/shippedAtlases'
import { PROGRAM_FOLDER } from '../../../../electron/core/programFolder'

const FOLDER = path.join(PROGRAM_FOLDER, 'resources', 'atlas')

test.each(readdirSync(FOLDER))(
  '%s is whole, lies where it is looked for, and says what an advantage White has',
  name => {
    const file = path.join(FOLDER, name)
    using atlas = unwrap(openAtlas(file))
    expect(shippedAtlasPath(atlas.family)).toBe(file)
    expect(atlas.header.engine.name).toBe('Backrank')
    expect(atlas.header.nodes).toBeGreaterThanOrEqual(20_000)
    const values = atlas.all()
    expect(values).not.toContain(NO_VALUE)
    const { mean, sd } = fairnessOf({ numbers: [...values.keys()], values })
    expect(mean).toBeGreaterThan(10)
    expect(mean).toBeLessThan(100)
    expect(sd).toBeLessThan(100)
  },
)
