import type { CaseState } from '@celebrio/contract/base/reports'
import type { ModerationNoticeKind } from '@celebrio/contract/care/notices'
import { type NoticeKind, type Notices, notify, notifyOn, withdrawKinds } from '#features/base/notifications'
import { findForStaff, findStaffMembers } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import type { Role } from '#platform/auth/viewer.ts'
import { findAddressee, letterEmail } from './author-letters.ts'
import { letterOf } from './letter.ts'
import { messages } from './messages.ts'
import { whyNotDecide } from './policies.ts'
import { findCase, findReporterIds } from './queries/cases.ts'
import { findDecision } from './queries/decisions.ts'
import {
  type CaseFacts,
  openCaseSubject,
  staffActor as staffActors,
  statementSubject,
} from './queries/notice-subjects.ts'

/** How notices call the staff: by the name of the product, not by that of who has decided. */
const staffActor = 'staff'

/** What kind of thing it is about. */
export const describeThing: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(({ subject }) => ({ what: messages[language].things[(subject as CaseFacts).thing] }))

/** What kind of thing it is, as the staff calls it. */
export const describeCase: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(({ subject }) => ({ what: messages[language].kinds[(subject as CaseFacts).thing] }))

const people = { category: 'people', weight: 'normal', follows: ['case.decided'] } as const

export const notices: Notices<ModerationNoticeKind> = {
  messages,
  kinds: {
    statement_written: { ...people, subject: 'statement', hasOwnEmail: true, describe: describeThing },
    case_opened: { ...people, follows: ['case.opened'], subject: 'open_case', describe: describeCase },
  },
  subjects: { statement: statementSubject, open_case: openCaseSubject },
  actors: { [staffActor]: staffActors },
}

/** To somebody by the staff, of whom nobody is named: whoever is told stands for it. */
export const fromStaff = (userId: number) => ({ user_id: userId, actor_type: staffActor, actor_id: userId })

/** Who of the staff may decide a case, as long as it is in that state. */
export async function findDeciders(app: AppContext, caseId: number, state: CaseState): Promise<number[]> {
  const row = await findCase(app.db, caseId)
  const author = row && (await findForStaff(app.db, row.author_id))
  if (!author || row.state !== state) return []
  const reporters = new Set(await findReporterIds(app.db, caseId))
  const mayDecide = ({ id, staff_role }: { id: number; staff_role: Role }) =>
    whyNotDecide({ id, roles: new Set<Role>(['moderator', staff_role]) }, author, reporters.has(id)) === null
  return (await findStaffMembers(app.db)).filter(mayDecide).map(({ id }) => id)
}

/** One notice for a case, however many report it. */
export async function notifyDeciders(app: AppContext, caseId: number): Promise<void> {
  for (const id of await findDeciders(app, caseId, 'open'))
    await notify(app, { kind: 'case_opened', subject_id: caseId, ...fromStaff(id) })
}

export const noticeListeners = notifyOn({
  'case.opened': (app, { case_id }) => notifyDeciders(app, case_id),
  'case.decided': async (app, { statement_id }) => {
    const decision = await findDecision(app.db, statement_id)
    if (!decision) return
    await withdrawKinds(app, ['case_opened'], { subject_id: decision.case_id })
    const { action, author_id, id: subject_id } = decision
    if (action !== 'dismiss') await notify(app, { kind: 'statement_written', subject_id, ...fromStaff(author_id) })
  },
})

/** Writes to the author what was decided; of what is dismissed nothing. */
export async function sendStatement(app: AppContext, { statement_id }: { statement_id: number }): Promise<void> {
  const found = await findAddressee(app, statement_id)
  if (!found || found.decision.action === 'dismiss') return
  const { to, decision } = found
  await app.mailer.send(letterEmail(to, letterOf(to.language, decision), messages[to.language].email))
}
