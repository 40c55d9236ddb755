export { findFree } from './find-free.ts'
export { lookFrom } from './look-from.ts'
export { findTerms, type Terms } from './queries/keyword.ts'
export { chordOf, kilometresOf, priceFacets } from './rules.ts'
