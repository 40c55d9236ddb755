import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'

/** Keeps the direction of what somebody wrote from turning round what stands beside it (Unicode's first strong isolate). */
const isolated = (written: string) => `\u2068${written}\u2069`

/** With more than one other in it: the title of any other says with whom it is. */
const withMany = new Set<Conversation['kind']>(['event', 'group'])

/** What was said last, in one line, and by whom where that is not plain. */
export function usePreview({ last_message: last, kind, has_left }: Conversation): string {
  const { t } = useTranslation('conversations')
  const me = useSession()?.user.id
  if (has_left) return t('hasLeft')
  if (!last) return t('nothingSaid')
  if (last.is_deleted) return t('deleted')
  const words = last.body || (last.media ? t(`media_${last.media}`) : '')
  if (last.author.id === me) return t('byYou', { words: isolated(words) })
  return withMany.has(kind) ? t('byOther', { name: isolated(last.author.name), words: isolated(words) }) : words
}
