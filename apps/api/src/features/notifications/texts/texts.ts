import type { NotificationKind } from '@celebrio/contract/notifications'

type Sentence = (who: string) => string

/** What one person did, and what several did: the verb differs in most languages. Reminders say when instead of who. */
export type Texts = {
  others(count: string): string
  kinds: Record<NotificationKind, { one: Sentence; many: Sentence }>
}

/** For languages, and sentences, in which the verb stays the same. */
export const same = (sentence: Sentence) => ({ one: sentence, many: sentence })
