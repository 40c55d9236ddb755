import type { Plugin, Rollup } from 'vite'

/** The first circle of imports that begins at a chunk, or null where there is none. */
function circleFrom(bundle: Rollup.OutputBundle, name: string, above: string[], done: Set<string>): string[] | null {
  if (above.includes(name)) return [...above.slice(above.indexOf(name)), name]
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || done.has(name)) return null
  for (const imported of chunk.imports) {
    const circle = circleFrom(bundle, imported, [...above, name], done)
    if (circle) return circle
  }
  done.add(name)
  return null
}

/** Chunks that import each other in a circle may run before what they need: such a build fails. */
export const circularChunks = (): Plugin => ({
  name: 'celebrio-circular-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const done = new Set<string>()
    for (const name of Object.keys(bundle)) {
      const circle = circleFrom(bundle, name, [], done)
      if (circle) this.error(`These chunks import each other: ${circle.join(' → ')}`)
    }
  },
})
