import type { NotificationKind } from '@celebrio/contract/base/notifications'
import type { EventPart } from '#features/celebrations/guests'

/** `what` is the moment, or what has changed, where a sentence says it. */
type Sentence = (who: string, what: string) => string

/** What one person did, and what several did: the verb differs in most languages. Reminders say when instead of who. */
export type Texts = {
  others(count: string): string
  /** What can change of an event, as it follows a verb. */
  parts: Record<EventPart, string>
  /** That something has changed, and how it is now. */
  being(change: string, now: string): string
  kinds: Record<NotificationKind, { one: Sentence; many: Sentence }>
}

/** For languages, and sentences, in which the verb stays the same. */
export const same = (sentence: Sentence) => ({ one: sentence, many: sentence })
