import { floorRules, homeless, noCycle } from './scripts/floors.mjs'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [noCycle, ...floorRules, homeless],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(electron|renderer|shared)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.vue', '.mjs', '.js', '.json'] },
  },
}
