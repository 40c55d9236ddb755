export { EventWall } from './event-wall.tsx'
