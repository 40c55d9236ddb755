export { Nudge } from './nudge.tsx'
