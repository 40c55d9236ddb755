/** What other features may use of walls. */
export { findAudience } from './queries/entries.ts'
export { findOnWall, findShared } from './queries/shared.ts'
export { wallHolds } from './queries/visible.ts'
