import { chatLimits } from '@celebrio/contract/chat/limits'
import { isOpen, type Standing } from '#features/chat/conversations'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'

/** A message that the viewer may see; of a deleted one its place is left, and an event nobody has written. */
type Written = { author_id: number; created_at: Date; deleted_at: Date | null; event: string | null }

const hasWords = ({ deleted_at, event }: Pick<Written, 'deleted_at' | 'event'>): boolean =>
  deleted_at === null && event === null

const isOwn = (viewer: Viewer, message: Written): boolean => hasWords(message) && message.author_id === viewer.id

export const editableUntil = ({ created_at }: Written): Date => minutesAfter(created_at, chatLimits.editMinutes)

/** Own words, where the viewer could still write. */
export const mayChange = (viewer: Viewer, message: Written, standing: Standing): boolean =>
  isOwn(viewer, message) && isOpen(standing)

export const canEdit = (viewer: Viewer, message: Written, standing: Standing, now: Date): boolean =>
  mayChange(viewer, message, standing) && now < editableUntil(message)

/** What one has said one can take back, also after one has left. */
export const canDelete = isOwn

export const canReply = (message: Pick<Written, 'deleted_at' | 'event'>, standing: Standing): boolean =>
  hasWords(message) && isOpen(standing)

/** What was deleted while the answer was written is still answered: no word is lost, and none of the deleted ones is shown. */
export const canQuote = ({ event }: Pick<Written, 'event'>, standing: Standing): boolean =>
  event === null && isOpen(standing)

/** Who is asked for a conversation says yes first. */
export const canReact = (message: Pick<Written, 'deleted_at' | 'event'>, standing: Standing): boolean =>
  canReply(message, standing) && standing.state === 'accepted'

export const canReport = (viewer: Viewer, message: Written): boolean =>
  hasWords(message) && message.author_id !== viewer.id
