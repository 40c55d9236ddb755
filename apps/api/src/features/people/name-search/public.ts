/** Who has a name, by how its words start or by what they are like: for every feature that looks for people. */
export { findNamed, type Named } from './find-named.ts'
export { candidatesBySimilarity, candidatesByTypo } from './queries/fuzzy.ts'
export { areTooManyToCompare, candidatesByPrefix, idsByPrefix, rarestPrefix } from './queries/prefixes.ts'
export { candidatesByWholeWords } from './queries/whole-words.ts'
export type {} from './tables.ts'
