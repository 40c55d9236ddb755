import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { useMessageDraft } from './message-draft.ts'
import { isOneToOne } from './one-to-one.ts'

/** Keeps the direction of what somebody wrote from turning round what stands beside it (Unicode's first strong isolate). */
const isolated = (written: string) => `\u2068${written}\u2069`

/** What the viewer has begun to write, or what was said last, in one line, and by whom where that is not plain. */
export function usePreview(conversation: Conversation): string {
  const { last_message: last, has_left } = conversation
  const { t } = useTranslation('conversations')
  const me = useSession()?.user.id
  const begun = useMessageDraft(conversation.id)
  if (has_left) return t('hasLeft')
  if (begun) return t('draft', { words: isolated(begun) })
  if (!last) return t('nothingSaid')
  if (last.is_deleted) return t('deleted')
  const words = last.body || (last.media ? t(`media_${last.media}`) : '')
  if (last.author.id === me) return t('byYou', { words: isolated(words) })
  return isOneToOne(conversation) ? words : t('byOther', { name: isolated(last.author.name), words: isolated(words) })
}
