import { userKey } from '#lib/session.ts'

/** How the keys begin under which messages lie that are not sent yet, each under its own; null for guests. */
export const outboxPrefix = (): string | null => userKey('outbox:')

/** Whether the viewer has written something that is not sent yet. */
export function hasWaitingMessages(): boolean {
  const prefix = outboxPrefix()
  return prefix !== null && Object.keys(localStorage).some(key => key.startsWith(prefix))
}
