/** What guests rely on besides the start of an event. */
export type EventPart = 'place' | 'end' | 'dress_code'

/** How an event was before it was changed; times in ISO 8601, the end null where none was said. */
export type EventBefore = {
  starts_at: string
  ends_at: string | null
  timezone: string
  address: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  dress_code: string | null
}

/**
 * Every fact that the system can tell: what has happened, with the ids of what it happened to. A fact is written in
 * the transaction that makes it true; mail, notifications, realtime and counts of others only listen.
 */
export type Facts = {
  'account.registered': { user_id: number }
  'account.verification_asked': { user_id: number }
  'account.password_forgotten': { email: string; language: string }
  /** Whoever signs in there can read what is sent to its e-mail. */
  'account.email_verified': { user_id: number }
  'account.password_changed': { user_id: number }
  'session.ended': { session_ids: number[] }
  'profile.updated': { user_id: number }
  'upload.discarded': { folders: string[] }
  'friend.requested': { user_id: number; friend_id: number }
  'friend.accepted': { user_id: number; friend_id: number }
  'friend.removed': { user_id: number; friend_id: number }
  'meet.treated': { user_id: number; receiver_id: number }
  /** `user_id` has answered the treat of `sender_id`, who is told of a yes only. */
  'meet.answered': { user_id: number; sender_id: number; accepted: boolean }
  'friend.request_ended': { user_id: number; friend_id: number }
  'user.blocked': { user_id: number; blocked_id: number }
  'post.created': { post_id: number; user_id: number }
  'post.edited': { post_id: number; user_id: number }
  'post.deleted': { post_id: number; user_id: number }
  'post.liked': { post_id: number; user_id: number }
  'post.unliked': { post_id: number; user_id: number }
  'post.superliked': { post_id: number; user_id: number; type: number }
  'post.unsuperliked': { post_id: number; user_id: number }
  'post.shared': { post_id: number; original_id: number; user_id: number }
  'post.mentioned': { post_id: number; user_id: number; mentioned_id: number }
  /** An edit names somebody no more. */
  'post.unmentioned': { post_id: number; user_id: number; mentioned_id: number }
  'post.reported': { post_id: number; user_id: number }
  'hashtag.used': { post_id: number }
  'comment.mentioned': { comment_id: number; post_id: number; user_id: number; mentioned_id: number }
  'comment.unmentioned': { comment_id: number; post_id: number; user_id: number; mentioned_id: number }
  'comment.created': { comment_id: number; parent_id: number | null; post_id: number; user_id: number }
  'comment.deleted': { comment_id: number; parent_id: number | null; post_id: number; user_id: number }
  'comment.liked': { comment_id: number; user_id: number }
  'song.created': { song_id: number; user_id: number }
  'song.deleted': { song_id: number; user_id: number }
  'song.subscribed': { song_id: number; user_id: number }
  'event.created': { event_id: number; user_id: number }
  /** `changed` names the columns; another start or zone is `rescheduled` instead. */
  'event.edited': { event_id: number; user_id: number; changed: string[] }
  /** What guests rely on is another while the start stays, or beside another start; told before the event is over. */
  'event.changed': { event_id: number; user_id: number; parts: EventPart[]; is_moved: boolean; before: EventBefore }
  'event.rescheduled': { event_id: number; user_id: number; before: EventBefore }
  /** The date is open no more. */
  'event.date_chosen': { event_id: number; user_id: number }
  /** There are other dates to choose among; `added` when some of them are new. */
  'event.dates_changed': { event_id: number; user_id: number; added: boolean }
  /** A guest has said of a date whether it suits. */
  'event.date_voted': { event_id: number; user_id: number }
  /** Told before it is gone, to those who were to come. */
  'event.deleted': { event_id: number; user_id: number; title: string; starts_at: string; guest_ids: number[] }
  'event.invited': { event_id: number; user_id: number; guest_ids: number[] }
  'event.requested': { event_id: number; user_id: number }
  /** Who has asked to join has taken that back. */
  'event.request_withdrawn': { event_id: number; user_id: number }
  /** A guest has said yes, no, or waits for a place. */
  'event.answered': { event_id: number; user_id: number; status: 'accepted' | 'rejected' | 'waiting' }
  /** `host_id`, the host or a co-host, has let somebody join who asked to, or not; `pending` while the date is open. */
  'event.request_answered': {
    event_id: number
    user_id: number
    host_id: number
    status: 'accepted' | 'rejected' | 'waiting' | 'pending'
  }
  /** Somebody who waited has a place. */
  'event.moved_up': { event_id: number; user_id: number }
  'event.guest_removed': { event_id: number; user_id: number }
  /** Something is new of a guest without an account: they are asked, have answered, have a place, or are off the list. */
  'invitee.answered': { event_id: number; guest_id: number }
  /** They are to have a letter with a link of their own. */
  'invitee.letter_due': {
    guest_id: number
    about: 'invited' | 'moved_up' | 'rescheduled' | 'changed' | 'dates_added' | 'date_chosen'
    before?: EventBefore | undefined
  }
  /** They are to be reminded by letter that the event begins then, ISO 8601. */
  'invitee.reminder_due': { guest_id: number; starts_at: string }
  /** Told before the event is gone, to each who was to come. */
  'invitee.called_off': { host_id: number; name: string; email: string; title: string }
  /** Host or co-host has changed what is to do or to spend. */
  'event.planned': { event_id: number; user_id: number }
  'event.wall_changed': { event_id: number }
  /** Somebody has put something on its wall. */
  'event.wall_shared': { event_id: number; user_id: number; entry_id: number }
  /** Something that `user_id` had put there waits no more, or is gone. */
  'event.wall_settled': { event_id: number; user_id: number }
  /** A guest is in, 0 for one without an account; `door_id` has let them in. */
  'event.checked_in': { event_id: number; user_id: number; door_id: number }
  /** It was a mistake, and they are not. */
  'event.check_in_undone': { event_id: number; user_id: number; door_id: number }
  /** The host has made `helper_id` co-host, or asked them to the door, or has changed what they do. */
  'event.helper_named': { event_id: number; user_id: number; helper_id: number }
  /** They help no more, by the host's will or their own. */
  'event.helper_left': { event_id: number; user_id: number; helper_id: number }
  'comment.unliked': { comment_id: number; user_id: number }
}

export type FactName = keyof Facts
