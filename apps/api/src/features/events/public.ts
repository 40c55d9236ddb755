/** What other features may use of events. */
export { removeEvent } from './delete-event.ts'
export { findCovered } from './queries/covered.ts'
export { eventsOfCrew, findCrew, hostsOf, mayWork, worksAt } from './queries/roles.ts'
export { eventVisible } from './queries/visible.ts'
export { readEvent, searchEvents } from './read-events.ts'
export type {} from './tables.ts'
export { eventViews, type Looker, lookerOf } from './view.ts'
