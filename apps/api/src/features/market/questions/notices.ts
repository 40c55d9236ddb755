import type { QuestionNoticeKind } from '@celebrio/contract/market/notices'
import { type Notices, notify, notifyOn, withdraw } from '#features/base/notifications'
import { companyActor } from '#features/market/stores'
import { messages } from './messages.ts'
import { findAsked, questionSubject } from './queries/notice-subjects.ts'

const question = { category: 'bookings', weight: 'normal', subject: 'question' } as const

export const notices: Notices<QuestionNoticeKind> = {
  messages,
  kinds: {
    question_asked: { ...question, follows: ['question.asked', 'question.answered'] },
    question_answered: { ...question, follows: ['question.answered'] },
  },
  subjects: { question: questionSubject },
}

/** Who is asked is told, until they have answered; then who asked. */
export const noticeListeners = notifyOn({
  'question.asked': async (app, { question_id }) => {
    const asked = await findAsked(app.db, question_id)
    if (!asked || asked.answer !== null) return
    const { user_id: actor_id, owner_id: user_id } = asked
    await notify(app, { kind: 'question_asked', user_id, actor_id, subject_id: question_id })
  },
  'question.answered': async (app, { question_id }) => {
    const asked = await findAsked(app.db, question_id)
    if (!asked) return
    const { user_id, owner_id } = asked
    const about = { subject_id: question_id }
    await withdraw(app, { ...about, kind: 'question_asked', user_id: owner_id, actor_id: user_id })
    await notify(app, {
      ...about,
      kind: 'question_answered',
      user_id,
      actor_id: owner_id,
      actor_type: companyActor,
    })
  },
})
