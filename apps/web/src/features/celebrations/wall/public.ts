export { EventWall } from './event-wall.tsx'
export { OwnEntries } from './own-entries.tsx'
