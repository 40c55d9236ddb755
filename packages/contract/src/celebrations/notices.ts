/** Kinds of notifications about the event itself; see `kind` of a notification. */
export const eventNoticeKinds = [
  'event_rescheduled',
  'event_changed',
  'event_dates_added',
  'event_date_chosen',
  'event_deleted',
] as const
export type EventNoticeKind = (typeof eventNoticeKinds)[number]

/** Kinds about what hosts and guests do. */
export const invitationNoticeKinds = [
  'event_invited',
  'event_accepted',
  'event_maybe',
  'event_rejected',
  'event_requested',
  'event_request_accepted',
  'event_moved_up',
] as const
export type InvitationNoticeKind = (typeof invitationNoticeKinds)[number]

/** Kinds for helpers. */
export const helperNoticeKinds = ['event_cohost', 'event_door'] as const
export type HelperNoticeKind = (typeof helperNoticeKinds)[number]

/** Kinds about the wall of an event. */
export const wallNoticeKinds = ['event_wall_waiting', 'event_wall_shared'] as const
export type WallNoticeKind = (typeof wallNoticeKinds)[number]

/** Reminders: the event begins within a day, and within an hour. */
export const reminderNoticeKinds = ['event_tomorrow', 'event_soon'] as const
export type ReminderNoticeKind = (typeof reminderNoticeKinds)[number]

/** The host asks once more. */
export const nudgeNoticeKinds = ['event_nudged'] as const
export type NudgeNoticeKind = (typeof nudgeNoticeKinds)[number]

/** The hosts write to their guests. */
export const hostMessageNoticeKinds = ['event_host_message'] as const
export type HostMessageNoticeKind = (typeof hostMessageNoticeKinds)[number]
