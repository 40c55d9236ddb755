/** Who has a name, by how its words begin: for every feature that looks for people. */
export { findNamed, type Named } from './find-named.ts'
export {
  areAllByWholeWords,
  areTooManyToCompare,
  candidatesByBeginning,
  candidatesByWholeWords,
  idsByBeginning,
} from './queries/beginnings.ts'
export { candidatesByLikeness, candidatesBySlip } from './queries/similar.ts'
export type {} from './tables.ts'
