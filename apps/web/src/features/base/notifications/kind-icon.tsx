import type {
  EventNoticeKind,
  HelperNoticeKind,
  InvitationNoticeKind,
  ReminderNoticeKind,
  WallNoticeKind,
} from '@celebrio/contract/celebrations/notices'
import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { CommentNoticeKind, PostNoticeKind } from '@celebrio/contract/social/notices'
import type { Icon } from '@phosphor-icons/react'
import { At } from '@phosphor-icons/react/At'
import { Bell } from '@phosphor-icons/react/Bell'
import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { CalendarX } from '@phosphor-icons/react/CalendarX'
import { ChatTeardropText } from '@phosphor-icons/react/ChatTeardropText'
import { Clock } from '@phosphor-icons/react/Clock'
import { DoorOpen } from '@phosphor-icons/react/DoorOpen'
import { FlowerTulip } from '@phosphor-icons/react/FlowerTulip'
import { Heart } from '@phosphor-icons/react/Heart'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { ShareFat } from '@phosphor-icons/react/ShareFat'
import { UserPlus } from '@phosphor-icons/react/UserPlus'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import classes from './notification-row.module.css'

type Look = { icon: Icon; colour: 'poppy' | 'lagoon' | 'marigold' | 'plum' }

type SocialKind = FriendNoticeKind | PostNoticeKind | CommentNoticeKind
type EventKind = EventNoticeKind | InvitationNoticeKind | HelperNoticeKind | WallNoticeKind | ReminderNoticeKind

const looks: Record<SocialKind | EventKind, Look> = {
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

/** Of a kind that the server has learnt since this page was opened. */
const unknown: Look = { icon: Bell, colour: 'lagoon' }

const isKnown = (kind: string): kind is keyof typeof looks => Object.hasOwn(looks, kind)

/** The small seal on a face that tells what the person did; the words say it too. */
export const KindIcon = ({ kind }: { kind: string }) => {
  const { icon: Icon, colour } = isKnown(kind) ? looks[kind] : unknown
  return (
    <span className={classes.seal} data-colour={colour} aria-hidden>
      <Icon size={14} weight="fill" />
    </span>
  )
}
