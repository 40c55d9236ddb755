import type { Notification } from '@celebrio/contract/base/notifications'
import type { BookingNoticeKind } from '@celebrio/contract/market/notices'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { CalendarX } from '@phosphor-icons/react/CalendarX'
import { Confetti } from '@phosphor-icons/react/Confetti'
import { CookingPot } from '@phosphor-icons/react/CookingPot'
import { Handshake } from '@phosphor-icons/react/Handshake'
import { HourglassLow } from '@phosphor-icons/react/HourglassLow'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { PaperPlaneTilt } from '@phosphor-icons/react/PaperPlaneTilt'
import { PencilSimpleLine } from '@phosphor-icons/react/PencilSimpleLine'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

/** Where the provider answers. */
const toRequest = ({ booking_id }: Pick<Notification, 'booking_id'>) =>
  booking_id !== null && paths.serviceBookings(booking_id)

export const noticeLooks: NoticeLooks<BookingNoticeKind> = {
  booking_requested: { icon: PaperPlaneTilt, colour: 'poppy', target: toRequest },
  booking_accepted: { icon: CalendarCheck, colour: 'lagoon' },
  booking_changed: { icon: PencilSimpleLine, colour: 'marigold' },
  booking_confirmed: { icon: Handshake, colour: 'lagoon' },
  booking_declined: { icon: CalendarX, colour: 'plum' },
  booking_cancelled: { icon: CalendarX, colour: 'poppy' },
  booking_expired: { icon: HourglassLow, colour: 'plum' },
  booking_serving: { icon: CookingPot, colour: 'lagoon' },
  booking_date_changed: { icon: CalendarDots, colour: 'marigold', target: toRequest },
  booking_asked_again: { icon: CalendarDots, colour: 'marigold' },
  booking_moved_late: { icon: CalendarDots, colour: 'poppy' },
  booking_deleted_late: { icon: CalendarX, colour: 'poppy' },
  booking_event_changed: { icon: MapPin, colour: 'lagoon' },
  booking_completed: { icon: Confetti, colour: 'marigold' },
}
