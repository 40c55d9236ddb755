import type { MeetNoticeKind } from '@celebrio/contract/people/notices'
import { notify, notifyOn, withdraw } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { meetProfile } from './notices.ts'
import { findAnswer } from './queries/treats.ts'

const notice = (kind: MeetNoticeKind, user_id: number, actor_id: number) => ({
  kind,
  user_id,
  actor_id,
  actor_type: meetProfile,
})

/** The treat still waits: who received it is notified. */
async function notifyReceived(app: AppContext, { user_id, receiver_id }: Facts['meet.treated']): Promise<void> {
  if ((await findAnswer(app.db, user_id, receiver_id)) !== 'waiting') return
  await notify(app, notice('treat_received', receiver_id, user_id))
}

/** Nothing is left to answer. The sender is notified of a yes, and never of a no. */
async function notifyAnswered(app: AppContext, { user_id, sender_id }: Facts['meet.answered']): Promise<void> {
  await withdraw(app, notice('treat_received', user_id, sender_id), { evenRead: true })
  if ((await findAnswer(app.db, sender_id, user_id)) !== 'accepted') return
  await notify(app, notice('treat_accepted', sender_id, user_id))
}

export const noticeListeners = notifyOn({ 'meet.treated': notifyReceived, 'meet.answered': notifyAnswered })
