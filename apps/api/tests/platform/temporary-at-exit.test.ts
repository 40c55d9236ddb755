import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const TMPDIR = mkdtempSync(join(tmpdir(), 'celebrio-exit-'))
afterAll(() => rmSync(TMPDIR, { recursive: true, force: true }))
const module = new URL('../../src/platform/temporary.ts', import.meta.url).href

/** A process in the middle of its work, and how it comes to an end. */
const run = (ending: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { sweepTemporaryFolders, withWorkFile } from '${module}'
      import { writeFileSync } from 'node:fs'
      sweepTemporaryFolders()
      await withWorkFile(async path => { writeFileSync(path, 'half a film'); ${ending} })`,
    ],
    { env: { ...process.env, TMPDIR }, encoding: 'utf8' },
  )

test.each([
  ['it was told to end', 'process.exit(3)', 3],
  [
    'of a bug',
    "setImmediate(() => { throw new Error('a bug') }); await new Promise(() => setTimeout(() => {}, 60_000))",
    1,
  ],
])('a process that ends in the middle of its work because %s leaves nothing', (_why, ending, code) => {
  expect(run(ending).status).toBe(code)
  expect(readdirSync(TMPDIR)).toEqual([])
})
