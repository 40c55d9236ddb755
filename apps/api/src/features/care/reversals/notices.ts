import type { ReversalNoticeKind } from '@celebrio/contract/care/notices'
import { type Notices, notify, notifyOn, withdrawKinds } from '#features/base/notifications'
import {
  describeThing,
  findAddressee,
  findDecision,
  fromStaff,
  letterEmail,
  notifyDeciders,
} from '#features/care/moderation'
import type { AppContext } from '#platform/app-context.ts'
import { letterOf } from './letter.ts'
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

/** Writes to the author that it was taken back, and why. */
export async function sendReversal(app: AppContext, { statement_id }: { statement_id: number }): Promise<void> {
  const found = await findAddressee(app, statement_id)
  if (!found) return
  const { to, decision } = found
  await app.mailer.send(letterEmail(to, letterOf(to.language, decision), messages[to.language].email))
}
