import type { Plugin, Rollup } from 'vite'

const client = 'src/app/client.tsx'

/** A chunk and all that it imports. */
function closureOf(bundle: Rollup.OutputBundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || seen.has(name)) return seen
  seen.add(name)
  for (const one of chunk.imports) closureOf(bundle, one, seen)
  return seen
}

const sheetsOf = (chunk: Rollup.OutputBundle[string] | undefined): string[] =>
  chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []

const link = (rel: 'modulepreload' | 'stylesheet', file: string) => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${file}` },
  injectTo: 'head' as const,
})

/** The app's scripts and styles come at once with the document, and not after the entry that chooses between it and the landing page. */
export const preloadClient = (): Plugin => ({
  name: 'celebrio-preload-client',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunk = Object.values(bundle).find(one => one.type === 'chunk' && one.facadeModuleId?.endsWith(client))
      if (!chunk) throw new Error('There is no client to be loaded.')
      const chunks = [...closureOf(bundle, chunk.fileName)]
      const sheets = chunks.flatMap(name => sheetsOf(bundle[name]))
      return [
        ...chunks.map(name => link('modulepreload', name)),
        ...sheets.map(name => link('stylesheet', name)),
      ].filter(({ attrs }) => !html.includes(attrs.href))
    },
  },
})
