/** What notifications tell of an event itself; see `kind` of a notification. */
export type EventNoticeKind =
  | 'event_rescheduled'
  | 'event_changed'
  | 'event_dates_added'
  | 'event_date_chosen'
  | 'event_deleted'

/** What hosts and guests are told of each other. */
export type InvitationNoticeKind =
  | 'event_invited'
  | 'event_accepted'
  | 'event_rejected'
  | 'event_requested'
  | 'event_request_accepted'
  | 'event_moved_up'

/** What who helps is told. */
export type HelperNoticeKind = 'event_cohost' | 'event_door'

/** What is told of the wall of an event. */
export type WallNoticeKind = 'event_wall_waiting' | 'event_wall_shared'

/** That an event begins within a day, and within an hour. */
export type ReminderNoticeKind = 'event_tomorrow' | 'event_soon'
