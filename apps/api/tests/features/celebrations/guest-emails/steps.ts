import type { ReceivedEmail } from '../../../harness/emails.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import type { World } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

/** All addresses that an e-mail leads to, in text and HTML. */
export const linksOf = ({ links, html }: ReceivedEmail): string[] => [
  ...new Set([...links, ...[...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))]),
]

/** What an HTML e-mail says to somebody who reads it: the text, and what its pictures are. */
export const readable = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Guests and hosts with a verified e-mail address. */
export function lettersOf(world: World) {
  const { app } = world
  const events = eventsOf(world)
  const steps = stepsOf(world)
  const verify = (...people: Member[]) =>
    app.db
      .updateTable('users')
      .set({ email_verified_at: app.clock.now() })
      .where(
        'id',
        'in',
        people.map(one => one.id),
      )
      .execute()
  return {
    ...events,
    ...steps,
    cancel: events.remove,
    personal: personalOf(world),
    verify,
    /** Two connections whose addresses are verified; their e-mails so far have been read. */
    async pair() {
      const { ana, ben } = await world.people()
      await befriend(world, ana, ben)
      await verify(ana, ben)
      await world.emails()
      return { ana, ben }
    },
    /** The e-mails to somebody since the last call. */
    to: async ({ email }: { email: string }) => (await world.emails()).filter(mail => mail.to === email),
  }
}
