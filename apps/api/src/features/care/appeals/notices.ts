import type { AppealNoticeKind } from '@celebrio/contract/care/notices'
import { type Notices, notify, notifyOn, withdrawKinds } from '#features/base/notifications'
import {
  describeCase,
  describeThing,
  findAddressee,
  findDeciders,
  findDecision,
  fromStaff,
  letterEmail,
} from '#features/care/moderation'
import type { AppContext } from '#platform/app-context.ts'
import { letterOf } from './letter.ts'
import { messages } from './messages.ts'
import { findAppeal } from './queries/appeals.ts'

const people = { category: 'people', weight: 'normal' } as const

const statement = {
  ...people,
  subject: 'statement',
  hasOwnEmail: true,
  describe: describeThing,
  follows: ['appeal.decided'],
} as const

export const notices: Notices<AppealNoticeKind> = {
  messages,
  kinds: {
    appeal_granted: statement,
    appeal_refused: statement,
    appeal_opened: { ...people, follows: ['appeal.opened'], subject: 'open_case', describe: describeCase },
  },
}

/** Tells whoever may decide it: whoever has decided before may not. */
async function notifyStaff(app: AppContext, statementId: number): Promise<void> {
  const decision = await findDecision(app.db, statementId)
  if (!decision) return
  const { case_id: subject_id, staff_id } = decision
  for (const id of await findDeciders(app, subject_id, 'appealed')) {
    if (id !== staff_id) await notify(app, { kind: 'appeal_opened', subject_id, ...fromStaff(id) })
  }
}

export const noticeListeners = notifyOn({
  'appeal.opened': (app, { statement_id }) => notifyStaff(app, statement_id),
  'appeal.decided': async (app, { statement_id }) => {
    const decision = await findDecision(app.db, statement_id)
    const appeal = await findAppeal(app.db, statement_id)
    if (!decision || !appeal?.outcome) return
    await withdrawKinds(app, ['appeal_opened'], { subject_id: decision.case_id })
    const kind: AppealNoticeKind = `appeal_${appeal.outcome}`
    await notify(app, { kind, subject_id: statement_id, ...fromStaff(decision.author_id) })
  },
})

/** Writes to the author what became of their appeal. */
export async function sendOutcome(app: AppContext, { statement_id }: { statement_id: number }): Promise<void> {
  const found = await findAddressee(app, statement_id)
  const appeal = await findAppeal(app.db, statement_id)
  if (!found || !appeal?.outcome) return
  const { to, decision } = found
  const { outcome, answer } = appeal
  const letter = letterOf(to.language, { outcome, answer: answer ?? '', kind: decision.subject_type })
  const { closing, ...around } = messages[to.language].email
  await app.mailer.send(letterEmail(to, letter, { ...around, closing: closing[outcome] }))
}
