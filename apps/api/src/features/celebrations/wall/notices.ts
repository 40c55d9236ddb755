import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { en } from './notices/en.ts'
import { es } from './notices/es.ts'
import { fr } from './notices/fr.ts'
import { pt } from './notices/pt.ts'
import { isOnWall, waitsOnWall } from './queries/visible.ts'

const follows = ['event.wall_shared', 'event.wall_settled'] as const

export const notices: Notices<WallNoticeKind> = {
  texts: { en, fr, es, pt },
  kinds: {
    event_wall_waiting: { subject: 'event', follows, holds: waitsOnWall },
    event_wall_shared: { subject: 'event', follows, holds: isOnWall },
  },
}
