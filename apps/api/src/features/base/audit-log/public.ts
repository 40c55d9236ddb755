export { logStaffAction } from './log-action.ts'
export { findLastDone, findReasons } from './queries.ts'
export { verifyLog } from './read-log.ts'
export type {} from './tables.ts'
