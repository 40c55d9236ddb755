import type { Notification } from '@celebrio/contract/base/notifications'
import type { MeetNoticeKind } from '@celebrio/contract/people/notices'
import { Gift } from '@phosphor-icons/react/Gift'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

/** To the conversation with who has said yes; of several people one chooses among the treats. */
const toChat = ({ users: [one], total_users }: Notification) =>
  one && total_users === 1 ? paths.chatAbout('person', one.id) : paths.meetTreats()

export const noticeLooks: NoticeLooks<MeetNoticeKind> = {
  treat_received: { icon: Gift, colour: 'marigold', target: paths.meetTreats },
  treat_accepted: { icon: Gift, colour: 'lagoon', target: toChat },
}
