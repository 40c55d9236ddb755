/** What other features may use of notifications. */
export { type Notices, type NoticeTexts, type ShownNotice, same, type Telling } from './notice-types.ts'
export { type NoticeInput, notify, notifyAgain, notifyAll, notifyByClock, withdraw, withdrawKinds } from './notify.ts'
export { notifyOn } from './notify-on.ts'
export {
  type NoticeActors,
  type NoticeHolds,
  type NoticeOpens,
  type NoticeSubject,
  quotedLength,
  type SubjectFacts,
} from './queries/notice-sql.ts'
export { listInWords } from './titles.ts'
