import type { ErrorCode } from '../platform/errors.ts'
import { localDate } from '../platform/local-date.ts'

/**
 * The life of a booking. `changed`: the provider can do less than was asked for, and the celebrant has yet to agree. The
 * last four are final.
 */
export const bookingStates = [
  'requested',
  'changed',
  'accepted',
  'serving',
  'completed',
  'declined',
  'expired',
  'cancelled',
] as const
export type BookingState = (typeof bookingStates)[number]

/**
 * `propose` is to accept with less. `reschedule`: the event has other days or another start, and the provider is asked
 * again. `update`: it is elsewhere or ends otherwise, which is told. `move_late` and `delete_late`: within the last day the
 * event is moved or deleted, which is told too while the booking stands as it was agreed on. The `clock` is nobody.
 */
export const bookingActions = [
  'accept',
  'propose',
  'decline',
  'confirm',
  'cancel',
  'serve',
  'complete',
  'expire',
  'reschedule',
  'update',
  'move_late',
  'delete_late',
] as const
export type BookingAction = (typeof bookingActions)[number]

export const bookingSides = ['celebrant', 'provider', 'clock'] as const
export type BookingSide = (typeof bookingSides)[number]

/** Days that a request, or a change of it, waits for an answer; it never waits beyond the start of the event. */
export const answerDays = 7
/** Hours before the event from which its celebrant no longer cancels, and its providers can begin. */
export const lastHours = 24
/** Days after the end of an event when what nobody has completed counts as completed. */
export const completedAfterDays = 3

const hour = 3_600_000
const day = 24 * hour

/** The times of a booking. An answer is waited for until `expires_at`. */
export type BookingTimes = { starts_at: Date; ends_at: Date; timezone: string; expires_at: Date | null }

/** When a step is possible, and how it is refused at other times. */
const conditions = {
  in_time: {
    holds: ({ expires_at }: BookingTimes, now: Date) => expires_at !== null && now < expires_at,
    error: 'booking_moved_on',
  },
  overdue: {
    holds: ({ expires_at }: BookingTimes, now: Date) => expires_at !== null && now >= expires_at,
    error: 'booking_moved_on',
  },
  a_day_before: {
    holds: ({ starts_at }: BookingTimes, now: Date) => starts_at.getTime() - now.getTime() >= lastHours * hour,
    error: 'too_late_to_cancel',
  },
  from_a_day_before: {
    holds: ({ starts_at }: BookingTimes, now: Date) => starts_at.getTime() - now.getTime() <= lastHours * hour,
    error: 'too_early_to_serve',
  },
  from_the_day: {
    holds: ({ starts_at, timezone }: BookingTimes, now: Date) =>
      localDate(now, timezone) >= localDate(starts_at, timezone),
    error: 'too_early_to_complete',
  },
  in_last_day: {
    holds: ({ starts_at, ends_at }: BookingTimes, now: Date) =>
      starts_at.getTime() - now.getTime() < lastHours * hour && now < ends_at,
    error: 'booking_moved_on',
  },
  long_over: {
    holds: ({ ends_at }: BookingTimes, now: Date) => now.getTime() - ends_at.getTime() >= completedAfterDays * day,
    error: 'booking_moved_on',
  },
} as const satisfies Record<string, { holds: (times: BookingTimes, now: Date) => boolean; error: ErrorCode }>

type Step = { to: BookingState; when?: keyof typeof conditions }

type Steps = { [Action in BookingAction]?: { [Side in BookingSide]?: Step } }

/** Every step that there is: state × action × side. What is not here is refused, and changes nothing. */
export const bookingSteps: Record<BookingState, Steps> = {
  requested: {
    accept: { provider: { to: 'accepted', when: 'in_time' } },
    propose: { provider: { to: 'changed', when: 'in_time' } },
    decline: { provider: { to: 'declined', when: 'in_time' } },
    cancel: { celebrant: { to: 'cancelled', when: 'in_time' } },
    expire: { clock: { to: 'expired', when: 'overdue' } },
    reschedule: { celebrant: { to: 'requested', when: 'in_time' } },
    update: { celebrant: { to: 'requested', when: 'in_time' } },
  },
  changed: {
    confirm: { celebrant: { to: 'accepted', when: 'in_time' } },
    decline: { provider: { to: 'declined', when: 'in_time' } },
    cancel: { celebrant: { to: 'cancelled', when: 'in_time' } },
    expire: { clock: { to: 'expired', when: 'overdue' } },
    reschedule: { celebrant: { to: 'requested', when: 'in_time' } },
    update: { celebrant: { to: 'changed', when: 'in_time' } },
  },
  accepted: {
    cancel: { celebrant: { to: 'cancelled', when: 'a_day_before' }, provider: { to: 'cancelled' } },
    serve: { provider: { to: 'serving', when: 'from_a_day_before' } },
    complete: { clock: { to: 'completed', when: 'long_over' } },
    reschedule: { celebrant: { to: 'requested', when: 'a_day_before' } },
    update: { celebrant: { to: 'accepted' } },
    move_late: { celebrant: { to: 'accepted', when: 'in_last_day' } },
    delete_late: { celebrant: { to: 'accepted', when: 'in_last_day' } },
  },
  serving: {
    complete: { provider: { to: 'completed', when: 'from_the_day' }, clock: { to: 'completed', when: 'long_over' } },
    update: { celebrant: { to: 'serving' } },
    move_late: { celebrant: { to: 'serving', when: 'in_last_day' } },
    delete_late: { celebrant: { to: 'serving', when: 'in_last_day' } },
  },
  completed: {},
  declined: {},
  expired: {},
  cancelled: {},
}

type Asked = { status: BookingState; times: BookingTimes; action: BookingAction; side: BookingSide; now: Date }

/** Where a step leads, or why it cannot be taken now. */
export function nextState({ status, times, action, side, now }: Asked): { to: BookingState } | { error: ErrorCode } {
  const step = bookingSteps[status][action]?.[side]
  if (!step) return { error: 'booking_moved_on' }
  const condition = step.when && conditions[step.when]
  return condition && !condition.holds(times, now) ? { error: condition.error } : { to: step.to }
}

/** Whether an answer is waited for. */
export const awaitsAnswer = (status: BookingState): boolean => status === 'requested' || status === 'changed'

const taking: ReadonlySet<BookingState> = new Set(['changed', 'accepted', 'serving', 'completed'])

/** Whether a booking has a place of its day: from the provider’s yes on, also to less, until it is called off. */
export const takesDay = (status: BookingState): boolean => taking.has(status)

/** Until when an answer is waited for that is asked for now. */
export const expiryOf = (now: Date, { starts_at }: Pick<BookingTimes, 'starts_at'>): Date =>
  new Date(Math.min(now.getTime() + answerDays * day, starts_at.getTime()))
