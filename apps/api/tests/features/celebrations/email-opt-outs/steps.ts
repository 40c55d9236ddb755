import { expect } from 'vitest'
import type { ReceivedEmail } from '../../../harness/emails.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { lettersOf } from '../guest-emails/steps.ts'
import { messagesOf } from '../host-messages/steps.ts'
import { openLinksOf } from '../open-links/steps.ts'

const oneClickOf = (mail: ReceivedEmail) => /^<(.+)>$/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1]

/** What mail programs and guests do with the links of an e-mail. */
export function optOutsOf(world: World) {
  const { call } = world
  const letters = lettersOf(world)
  return {
    ...letters,
    messages: messagesOf(world),
    openLinks: openLinksOf(world),
    oneClickOf,
    tokenOf(mail: ReceivedEmail | undefined): string {
      const url = mail && oneClickOf(mail)
      if (!url) throw new Error('This e-mail has no List-Unsubscribe.')
      expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      return new URL(url).pathname.replace('/api/v1/unsubscribe/', '')
    },
    /** As RFC 8058 has it: no session, a form, nothing else. */
    oneClick: (token: string) => call('POST', `/unsubscribe/${token}`, { form: { 'List-Unsubscribe': 'One-Click' } }),
    unsubscribe: (token: string, scope: string) => call('POST', `/unsubscribe/${token}`, { json: { scope } }),
    subscribe: (token: string) => call('DELETE', `/unsubscribe/${token}`),
    look: (token: string) => call('GET', `/email-opt-out/${token}`),
    /** E-mails to guests without an account since the last call. */
    sent: async () => (await world.emails()).filter(mail => /^[a-z]+@example\.org$/i.test(mail.to)),
    /** A party far away to which Ilse is invited. */
    async stage(email = 'ilse@example.org') {
      const { ana, ben } = await letters.pair()
      const { id } = await letters.create(ana, { event_date: '2031-06-14 19:30:00', timezone: 'Europe/Madrid' })
      const { token, guest } = await letters.personal.link(ana, id, { name: 'Ilse', email })
      const invitation = (await world.emails()).find(mail => mail.to === email)
      return { ana, ben, id, personal: token, guest: guest.id, invitation }
    },
    nudge: (as: Member, event: number) => call('POST', `/event/${event}/nudge`, { as }),
  }
}
