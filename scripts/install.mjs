import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './run.mjs'
import { root } from './runtime.mjs'

const mark = join(root, 'node_modules', '.celebrio-installed')

/** Installs npm packages if the lockfile has changed since the last installation. */
export async function ensureInstalled() {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await must(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' })
  writeFileSync(mark, digest)
}
