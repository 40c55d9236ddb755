import type { MeetNoticeKind } from '@celebrio/contract/people/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { treatPartners } from './queries/visible.ts'

/** How notices call people who are known by their meet profile: the name on the account is not shown to strangers. */
export const meetProfile = 'meet_profile'

export const notices: Notices<MeetNoticeKind> = {
  messages,
  kinds: {
    treat_received: { subject: null, follows: ['meet.treated'] },
    treat_accepted: { subject: null, follows: ['meet.answered'] },
  },
  actors: { [meetProfile]: treatPartners },
}
