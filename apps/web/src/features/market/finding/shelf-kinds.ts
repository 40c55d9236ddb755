import type { Category } from '@celebrio/contract/market/categories'

/** The kinds that most celebrations need, by their drawings, in the order in which they are thought of. */
const usual = [
  'catering',
  'cakes',
  'bands',
  'halls',
  'flowers',
  'photographers',
  'decorators',
  'bars',
  'djs',
  'childrens-shows',
  'make-up',
]

/** What stands on the shelf: the usual kinds; one that is not among them and is chosen comes first, in the last one's place. */
export function shelfKinds(all: readonly Category[], chosen: number | null): Category[] {
  const kinds = usual.flatMap(slug => all.find(one => one.slug === slug) ?? [])
  const other = kinds.some(({ id }) => id === chosen) ? undefined : all.find(({ id }) => id === chosen)
  return other ? [other, ...kinds.slice(0, -1)] : kinds
}
