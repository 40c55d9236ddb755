import type { NotificationKind } from '@celebrio/contract/base/notifications'
import type { Generated, GeneratedAlways } from 'kysely'
import type { EventPart } from '#features/celebrations/guests'

/** What something is about, as both tables name it. */
type Subject = {
  user_id: number
  kind: NotificationKind
  post_id: number | null
  comment_id: number | null
  event_id: number | null
  /** An event that was called off, which is no longer there. */
  gone_event_id: number | null
}

type NotificationTable = Subject & {
  id: GeneratedAlways<number>
  gone_title: string | null
  /** Of what a reminder tells. */
  event_start: Generated<Date | null>
  /** What was changed of an event since its guest last looked. */
  changed: Generated<EventPart[] | null>
  happened_at: Date
  read_at: Generated<Date | null>
}

type NotificationActorTable = Subject & {
  id: GeneratedAlways<number>
  notification_id: Generated<number | null>
  /** Null for a guest without an account, who is known by their place on a list. */
  actor_id: number | null
  guest_id: Generated<number | null>
  happened_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    notifications: NotificationTable
    notification_actors: NotificationActorTable
  }
}
