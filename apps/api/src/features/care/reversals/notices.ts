import type { ReversalNoticeKind } from '@celebrio/contract/care/notices'
import { type Notices, notify, notifyOn, withdrawKinds } from '#features/base/notifications'
import { describeThing, findDecision, fromStaff, notifyDeciders, statementLink } from '#features/care/moderation'
import { findForStaff } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { reversalLetter } from './emails.ts'
import { messages } from './messages.ts'

export const notices: Notices<ReversalNoticeKind> = {
  messages,
  kinds: {
    decision_reversed: {
      category: 'people',
      weight: 'normal',
      subject: 'statement',
      hasOwnEmail: true,
      describe: describeThing,
      follows: ['decision.reversed'],
    },
  },
}

export const noticeListeners = notifyOn({
  'decision.reversed': async (app, { statement_id: subject_id }) => {
    const decision = await findDecision(app.db, subject_id)
    if (decision) await notify(app, { kind: 'decision_reversed', subject_id, ...fromStaff(decision.author_id) })
  },
  /** What its reporters were told holds no longer, and somebody has to decide. */
  'case.reopened': async (app, { case_id: subject_id }) => {
    await withdrawKinds(app, ['report_dismissed'], { subject_id })
    await notifyDeciders(app, subject_id)
  },
})

/** Whether notifications are on or off; an address that nobody has confirmed may be a stranger's. */
export async function sendReversal(app: AppContext, { statement_id }: { statement_id: number }): Promise<void> {
  const decision = await findDecision(app.db, statement_id)
  const author = decision && (await findForStaff(app.db, decision.author_id))
  if (!decision || !author?.email_verified) return
  await app.mailer.send(reversalLetter({ ...author, link: statementLink(app, statement_id) }, decision))
}
