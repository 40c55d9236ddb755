export { findFree } from './find-free.ts'
export { lookFrom } from './look-from.ts'
export { narrowingByFacets } from './narrow-by-facets.ts'
export {
  type Asked,
  asked,
  type FacetedSearch,
  type Few,
  facetedRows,
  hasAll,
  searchStatement,
} from './queries/faceted-rows.ts'
export { chordOf, kilometresOf, priceFacets } from './rules.ts'
