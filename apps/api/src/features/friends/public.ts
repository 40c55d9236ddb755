/** What other features may use of connections. */

export { reportPerson } from './keep-away.ts'
export { isApartFromSome, peopleApart } from './queries/apart.ts'
export { type BondWith, bondsWith } from './queries/bonds-with.ts'
export { circleOf } from './queries/circle.ts'
export { countConnections } from './queries/lists.ts'
export { blockedBetween, connectionOf, findConnectionIds, findRelation } from './queries/relations.ts'
export { readRelation } from './read-friends.ts'
