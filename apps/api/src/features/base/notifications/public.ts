/** What other features may use of notifications. */
export { deliverOnce, findKind, kindsWhere, type OutgoingNotice, undelivered } from './deliver.ts'
export { type NoticeKind, type Notices, type NoticeTexts, type ShownNotice, type TitleParts } from './notice-types.ts'
export {
  type NoticeInput,
  notify,
  notifyAgain,
  notifyAll,
  notifyByClock,
  notifyOn,
  notifyWaiting,
  withdraw,
  withdrawAddressed,
  withdrawKinds,
} from './notify.ts'
export {
  type NoticeActors,
  type NoticeHolds,
  type NoticeOpens,
  type NoticeSubject,
  quotedLength,
  type SubjectFacts,
} from './queries/notice-sql.ts'
