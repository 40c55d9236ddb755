import type { Notification } from '@celebrio/contract/base/notifications'
import type { QuestionNoticeKind } from '@celebrio/contract/market/notices'
import { Question } from '@phosphor-icons/react/Question'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

const target = ({ provider_id }: Notification) =>
  provider_id !== null && `${paths.serviceProvider(provider_id)}#questions`

export const noticeLooks: NoticeLooks<QuestionNoticeKind> = {
  question_asked: { icon: Question, colour: 'marigold', target },
  question_answered: { icon: Question, colour: 'lagoon', target },
}
