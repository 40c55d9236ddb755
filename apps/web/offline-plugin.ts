import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const folder = fileURLToPath(new URL('./public', import.meta.url))
const worker = fileURLToPath(new URL('./worker/sw.ts', import.meta.url))

// Illustrations of single pages are large and decorative; those of layouts and empty lists are needed offline.
const isLeftOut = (path: string) => /^\/art\/(?:scene|hero|face|placeholder|icon|apple|email)-/.test(path)

const digestOf = (text: string | Uint8Array) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Files without a hash in their name, with a digest of their content. */
async function publicFiles(): Promise<[path: string, digest: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const all = files.map(file => ({ file, path: `/${relative(folder, file).replaceAll('\\', '/')}` }))
  const cached = all.filter(({ path }) => !isLeftOut(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
  return Promise.all(
    cached.map(async ({ file, path }): Promise<[string, string]> => [path, digestOf(await readFile(file))]),
  )
}

/** Writes the service worker of a build, with the list of files to cache. */
export const offline = (): Plugin => ({
  name: 'celebrio-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const assets = Object.keys(bundle)
        .filter(name => name.startsWith('assets/'))
        .sort()
        .map(name => `/${name}`)
      const document = bundle['index.html']
      if (document?.type !== 'asset') throw new Error('There is no index.html to be kept.')
      const others = Object.fromEntries([['/index.html', digestOf(document.source)], ...(await publicFiles())])
      const version = createHash('sha256')
        .update(JSON.stringify([assets, others]))
        .digest('hex')
        .slice(0, 16)
      const { code } = await transformWithOxc(await readFile(worker, 'utf8'), worker)
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const shell = ${JSON.stringify({ version, assets, others })}\n${code}`,
      })
    },
  },
})
