import type { MeetNoticeKind } from '@celebrio/contract/people/notices'
import { Gift } from '@phosphor-icons/react/Gift'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<MeetNoticeKind> = {
  treat_received: { icon: Gift, colour: 'marigold', target: paths.meetTreats },
  treat_accepted: { icon: Gift, colour: 'lagoon', target: paths.meetTreats },
}
