import type { MessageAudience } from '@celebrio/contract/celebrations/host-messages'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

/** Actions of hosts who write to their guests, and of guests who read it. */
export function messagesOf(world: World) {
  const { call } = world
  const steps = stepsOf(world)
  const personal = personalOf(world)
  const read = (as: Member, event: number, query = '') => call('GET', `/event/${event}/host-message${query}`, { as })
  return {
    ...steps,
    personal,
    helpers: helpersOf(world),
    read,
    readBy: (token: string) => call('GET', `/personal-invitation/${token}/host-message`),
    wordsTo: async (as: Member, event: number) =>
      (await read(as, event)).body.messages.map((one: { words: string }) => one.words),
    reach: (as: Member, event: number) => call('GET', `/event/${event}/host-message-reach`, { as }),
    write: (as: Member, event: number, words: string, to: MessageAudience) =>
      call('POST', `/event/${event}/host-message`, { as, json: { words, to } }),
    remove: (as: Member, event: number, message: number) =>
      call('DELETE', `/event/${event}/host-message/${message}`, { as }),
    /** A party of Ana's to which Ben, Cleo, and Ilse without an account are invited. */
    async stage() {
      const { ana } = await world.people()
      const id = await steps.party(ana, { inHours: 24 * 60 })
      const [ben, cleo] = await steps.friendsOf(ana, ['Ben', 'Cleo'])
      if (!ben || !cleo) throw new Error('Somebody is missing.')
      await steps.ask(ana, id, [ben, cleo])
      const ilse = await personal.link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
      await world.emails()
      return { ana, ben, cleo, id, ilse }
    },
  }
}
