import { mediaOf } from '#features/base/uploads'
import type { Feature } from '#platform/feature.ts'
import { findEventTopics, membersOfEvent } from './queries/conversation.ts'

const eventOf = ({ event_id }: { event_id: number }): number => event_id

/** The chat of an event, which its hosts may close. */
export const conversations: Feature['conversations'] = [
  {
    kind: 'event',
    isOfMany: true,
    members: membersOfEvent,
    topics: async (app, db, viewerId, ids) =>
      new Map(
        (await findEventTopics(db, viewerId, ids)).map(({ id, title, cover }) => [
          id,
          { title, picture: cover && mediaOf(app, cover).image },
        ]),
      ),
    follows: {
      'event.answered': eventOf,
      'event.request_answered': eventOf,
      'event.promoted': eventOf,
      'event.guest_removed': eventOf,
      'event.rescheduled': eventOf,
      'event.helper_named': eventOf,
      'event.helper_left': eventOf,
    },
  },
]
