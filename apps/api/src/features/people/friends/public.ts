/** What other features may use of connections. */

export { authorizeWriting } from './authorize-writing.ts'
export { reportPerson } from './block.ts'
export { canBeAsked, canBeWrittenTo, whyNotWrittenTo } from './policies.ts'
export { blockedPeople, hasAnyBlocks } from './queries/blocked.ts'
export { countConnections } from './queries/lists.ts'
export { circleOf } from './queries/mutual.ts'
export { birthdayFor, bothShowReads, findablePeople, invitableBy } from './queries/privacy.ts'
export {
  connectionOf,
  connectionsOf,
  findConnectionIds,
  type RelationshipWith,
  relationshipsWith,
} from './queries/relations.ts'
export {
  isHidden,
  knowsIfChild,
  unblockedInCrowd,
  unblockedPeople,
  visibleInCrowd,
  visibleOrBlocked,
  visiblePeople,
} from './queries/visible.ts'
export { visibleCompanies, visibleProviders } from './queries/visible-providers.ts'
export { readRelation } from './read-friends.ts'
export { talkingWith } from './talking.ts'
