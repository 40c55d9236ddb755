/** What other features may use of connections. */

export { reportPerson } from './block.ts'
export { canBeAsked } from './policies.ts'
export { blockedPeople, hasAnyBlocks } from './queries/blocked.ts'
export { countConnections } from './queries/lists.ts'
export { circleOf } from './queries/mutual.ts'
export {
  connectionOf,
  connectionsOf,
  findConnectionIds,
  type RelationshipWith,
  relationshipsWith,
} from './queries/relations.ts'
export {
  hiddenPeople,
  knowsIfChild,
  unblockedInCrowd,
  unblockedPeople,
  visiblePeople,
} from './queries/visible.ts'
export { visibleProviders } from './queries/visible-providers.ts'
export { readRelation } from './read-friends.ts'
