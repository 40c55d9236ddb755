import type { MeetNoticeKind } from '@celebrio/contract/people/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { treatPartners } from './queries/visible.ts'

/** How notices call people who are known by their meet profile: the name on the account is not shown to strangers. */
export const meetProfile = 'meet_profile'

const treat = { category: 'people', weight: 'normal', subject: null } as const

export const notices: Notices<MeetNoticeKind> = {
  messages,
  kinds: {
    treat_received: { ...treat, follows: ['meet.treated'] },
    treat_accepted: { ...treat, follows: ['meet.answered'] },
  },
  actors: { [meetProfile]: treatPartners },
}
