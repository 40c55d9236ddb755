import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { Notices } from '#features/base/notifications'
import { en } from './notices/en.ts'
import { es } from './notices/es.ts'
import { fr } from './notices/fr.ts'
import { pt } from './notices/pt.ts'
import { knownPeople } from './queries/notice-actors.ts'

/** Requests and acceptances are about nobody but who made them. */
export const notices: Notices<FriendNoticeKind> = {
  texts: { en, fr, es, pt },
  kinds: {
    friend_requested: { subject: null, follows: ['friend.requested'] },
    friend_accepted: { subject: null, follows: ['friend.accepted'] },
  },
  actors: { user: knownPeople },
}
