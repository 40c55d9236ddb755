import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { must } from './run.mjs'
import { findNode, root } from './runtime.mjs'

const dist = join(root, 'apps/web/dist')
const mark = join(dist, '.built')
const sources = [
  'apps/web/src',
  'apps/web/public',
  'packages/contract/src',
  'packages/art/src',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/offline-plugin.ts',
  'apps/web/worker',
]
// Drawn by the build itself.
const drawn = join(root, 'apps/web/public/art')

function* filesBelow(folder) {
  if (statSync(folder).isFile()) {
    yield folder
    return
  }
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (path !== drawn) yield* filesBelow(path)
  }
}

function digestOfSources() {
  const digest = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const source of sources) {
    for (const path of filesBelow(join(root, source))) digest.update(path.slice(root.length)).update(readFileSync(path))
  }
  return digest.digest('hex')
}

const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Beside each text file its compressed forms, which the server sends as they are. */
async function compressAll() {
  const paths = [...filesBelow(dist)].filter(path => compressible.test(path))
  await Promise.all(
    paths.map(async path => {
      const bytes = readFileSync(path)
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, brotli))
    }),
  )
}

/** Builds the web client when its sources have changed since the last time. */
export async function ensureWeb() {
  const digest = digestOfSources()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  console.log('Building the web client …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await must(findNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') })
  await compressAll()
  writeFileSync(mark, digest)
}

/** Prepares the database that the very first start copies. */
export async function ensureTemplate() {
  await must(findNode(), ['apps/api/src/make-template.ts'])
}
