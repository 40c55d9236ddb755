import type { NotificationKind } from '@celebrio/contract/base/notifications'
import type { Icon } from '@phosphor-icons/react'
import { At } from '@phosphor-icons/react/At'
import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { CalendarX } from '@phosphor-icons/react/CalendarX'
import { ChatTeardropText } from '@phosphor-icons/react/ChatTeardropText'
import { Clock } from '@phosphor-icons/react/Clock'
import { DoorOpen } from '@phosphor-icons/react/DoorOpen'
import { FlowerTulip } from '@phosphor-icons/react/FlowerTulip'
import { Gift } from '@phosphor-icons/react/Gift'
import { Heart } from '@phosphor-icons/react/Heart'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { ShareFat } from '@phosphor-icons/react/ShareFat'
import { UserPlus } from '@phosphor-icons/react/UserPlus'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import classes from './notification-row.module.css'

type Look = { icon: Icon; colour: 'poppy' | 'lagoon' | 'marigold' | 'plum' }

const looks: Record<NotificationKind, Look> = {
  friend_requested: { icon: UserPlus, colour: 'lagoon' },
  friend_accepted: { icon: UserPlus, colour: 'lagoon' },
  post_liked: { icon: Heart, colour: 'poppy' },
  post_superliked: { icon: FlowerTulip, colour: 'marigold' },
  post_shared: { icon: ShareFat, colour: 'lagoon' },
  post_commented: { icon: ChatTeardropText, colour: 'plum' },
  post_mentioned: { icon: At, colour: 'plum' },
  comment_replied: { icon: ChatTeardropText, colour: 'plum' },
  comment_liked: { icon: Heart, colour: 'poppy' },
  comment_mentioned: { icon: At, colour: 'plum' },
  meet_treated: { icon: Gift, colour: 'marigold' },
  meet_answered: { icon: Gift, colour: 'marigold' },
  event_invited: { icon: CalendarPlus, colour: 'poppy' },
  event_accepted: { icon: CalendarCheck, colour: 'lagoon' },
  event_rejected: { icon: CalendarX, colour: 'plum' },
  event_requested: { icon: CalendarPlus, colour: 'plum' },
  event_request_accepted: { icon: CalendarCheck, colour: 'lagoon' },
  event_moved_up: { icon: CalendarCheck, colour: 'marigold' },
  event_rescheduled: { icon: CalendarBlank, colour: 'marigold' },
  event_changed: { icon: PencilSimple, colour: 'marigold' },
  event_dates_added: { icon: CalendarPlus, colour: 'marigold' },
  event_date_chosen: { icon: CalendarCheck, colour: 'marigold' },
  event_cohost: { icon: UsersThree, colour: 'lagoon' },
  event_door: { icon: DoorOpen, colour: 'lagoon' },
  event_wall_waiting: { icon: ChatTeardropText, colour: 'marigold' },
  event_wall_shared: { icon: ChatTeardropText, colour: 'plum' },
  event_tomorrow: { icon: Clock, colour: 'marigold' },
  event_soon: { icon: Clock, colour: 'poppy' },
  event_deleted: { icon: CalendarX, colour: 'poppy' },
}

/** The small seal on a face that tells what the person did; the words say it too. */
export const KindIcon = ({ kind }: { kind: NotificationKind }) => {
  const { icon: Icon, colour } = looks[kind]
  return (
    <span className={classes.seal} data-colour={colour} aria-hidden>
      <Icon size={14} weight="fill" />
    </span>
  )
}
