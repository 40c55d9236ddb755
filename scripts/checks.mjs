import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const bin = (...path) => join(root, 'node_modules', ...path)
const workspaces = [
  'packages/contract',
  'packages/art',
  'packages/test-servers',
  'apps/api',
  'apps/web',
  'apps/web/worker',
  'e2e',
  'bench',
]

/**
 * @type {[string, string[]][]}
 * Static checks: types, house rules, formatting, npm scripts, dead code. Each is [name, arguments of Node].
 */
export const checks = [
  ...workspaces
    .filter(path => existsSync(join(root, path)))
    .map(path => [`types of ${path}`, [bin('typescript/bin/tsc'), '-p', path]]),
  ['house rules', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']],
  ['owners of tables', [join(root, 'scripts/check-owners.mjs')]],
  ['arrows between areas', [join(root, 'scripts/check-arrows.mjs')]],
  ['names of features', [join(root, 'scripts/check-rooms.mjs')]],
  ['proofs of docs/asvs.md', [join(root, 'scripts/check-asvs.mjs')]],
  ['form', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['npm scripts', [join(root, 'scripts/npm-scripts.mjs')]],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
]
