import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import { notify, notifyOn, withdraw } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { findHelp } from './queries.ts'

const kinds = { cohost: 'event_cohost', door: 'event_door' } as const satisfies Record<string, HelperNoticeKind>

/** Who helps hears as what: what is true now. */
async function reconcileHelp(
  app: AppContext,
  { event_id, helper_id }: Facts['event.helper_named' | 'event.helper_left'],
): Promise<void> {
  const now = await findHelp(app.db, event_id, helper_id)
  if (!now) return
  for (const role of ['cohost', 'door'] as const) {
    const input = { user_id: helper_id, actor_id: now.host_id, kind: kinds[role], subject_id: event_id }
    await (now.role === role ? notify(app, input) : withdraw(app, input, { evenRead: true }))
  }
}

export const noticeListeners = notifyOn({ 'event.helper_named': reconcileHelp, 'event.helper_left': reconcileHelp })
