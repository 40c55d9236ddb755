import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const folder = fileURLToPath(new URL('./public', import.meta.url))
const worker = fileURLToPath(new URL('./worker/sw.ts', import.meta.url))

// Drawings of single pages are large and say nothing; those of frames and of empty lists stay in view without a line.
const isLeftOut = (path: string) => /^\/art\/(?:scene|hero|face|placeholder|icon|apple)-/.test(path)

const digestOf = (text: string | Uint8Array) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Files whose names do not change when they do, with a digest of what is in them. */
async function publicFiles(): Promise<[path: string, digest: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const all = files.map(file => ({ file, path: `/${relative(folder, file).replaceAll('\\', '/')}` }))
  const kept = all.filter(({ path }) => !isLeftOut(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
  return Promise.all(
    kept.map(async ({ file, path }): Promise<[string, string]> => [path, digestOf(await readFile(file))]),
  )
}

/** Writes the service worker of a build, with the list of the files that it keeps. */
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
