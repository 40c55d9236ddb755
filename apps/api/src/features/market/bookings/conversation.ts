import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { Feature } from '#platform/feature.ts'
import { nobodysName, shownName } from '#platform/nobodys-name.ts'
import { findBookingTopics, membersOfBooking } from './queries/conversation.ts'

type Topics = Awaited<ReturnType<typeof findBookingTopics>>

/** The other side, celebrants see the company, providers who has booked; and for what: with one of them there may be several. */
function topicOf(app: AppContext, row: Topics[number], language: Language) {
  const [name, picture] = row.is_celebrant ? [row.company_name, row.logo] : [row.celebrant_name, row.celebrant_picture]
  const event = row.event_title === nobodysName ? [] : [row.event_title]
  const title = [shownName(name, language), ...event].join(' · ')
  return {
    title,
    // Whoever writes for a company does so in their own name, which says little to those who booked it.
    ...(row.is_celebrant ? {} : { about: event[0] ?? title }),
    picture: picture && app.files.publicUrl(picture),
  }
}

/** Who has booked and the provider talk from the request on, and as long as there is the booking. */
export const conversations: Feature['conversations'] = [
  {
    kind: 'booking',
    members: membersOfBooking,
    topics: async (app, db, viewerId, ids, language) =>
      new Map((await findBookingTopics(db, viewerId, ids)).map(row => [row.id, topicOf(app, row, language)])),
    follows: {},
  },
]
