import { builtinEnvironments } from 'vitest/runtime'

/**
 * Node without a page. Modules are compiled as for tests with a page, so that those which both kinds import are compiled
 * only once.
 */
export default { ...builtinEnvironments.node, name: 'node-as-client', viteEnvironment: 'client' }
