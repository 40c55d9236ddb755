import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { tellStarts } from '#features/celebrations/events'
import { en } from './notices/en.ts'
import { es } from './notices/es.ts'
import { fr } from './notices/fr.ts'
import { pt } from './notices/pt.ts'
import { startHolds } from './queries.ts'

const reminder = { subject: 'event', follows: 'clock', holds: startHolds, tell: tellStarts } as const

export const notices: Notices<ReminderNoticeKind> = {
  texts: { en, fr, es, pt },
  kinds: { event_tomorrow: reminder, event_soon: reminder },
}
