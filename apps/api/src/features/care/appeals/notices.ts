import type { AppealNoticeKind } from '@celebrio/contract/care/notices'
import { type Notices, notify, notifyOn, withdrawKinds } from '#features/base/notifications'
import {
  describeCase,
  describeThing,
  findDeciders,
  findDecision,
  fromStaff,
  statementLink,
} from '#features/care/moderation'
import { findForStaff } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { outcomeLetter } from './emails.ts'
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

/** Whether notifications are on or off; an address that nobody has confirmed may be a stranger's. */
export async function sendOutcome(app: AppContext, { statement_id }: { statement_id: number }): Promise<void> {
  const decision = await findDecision(app.db, statement_id)
  const appeal = await findAppeal(app.db, statement_id)
  const author = decision && (await findForStaff(app.db, decision.author_id))
  if (!decision || !author?.email_verified || !appeal?.outcome) return
  const { outcome, answer } = appeal
  const link = statementLink(app, statement_id)
  await app.mailer.send(
    outcomeLetter({ ...author, link }, { outcome, answer: answer ?? '', kind: decision.subject_type }),
  )
}
