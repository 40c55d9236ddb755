/** What other features may use of connections. */

export { reportPerson } from './block.ts'
export { blockedPeople, hasAnyBlocks } from './queries/blocked.ts'
export { circleOf } from './queries/circle.ts'
export { countConnections } from './queries/lists.ts'
export { connectionOf, findConnectionIds } from './queries/relations.ts'
export { type RelationshipWith, relationshipsWith } from './queries/relationships-with.ts'
export { hiddenPeople, visibleInCrowd, visiblePeople } from './queries/visible.ts'
export { readRelation } from './read-friends.ts'
