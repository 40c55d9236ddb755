import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { en } from './notices/en.ts'
import { es } from './notices/es.ts'
import { fr } from './notices/fr.ts'
import { pt } from './notices/pt.ts'

const follows = ['event.helper_named', 'event.helper_left'] as const

export const notices: Notices<HelperNoticeKind> = {
  texts: { en, fr, es, pt },
  kinds: { event_cohost: { subject: 'event', follows }, event_door: { subject: 'event', follows } },
}
