import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

export type ReceivedReminder = {
  kind: string
  title: string
  description: string
  event_id: number | null
  users: { name: string }[]
}

/** Everybody who can be involved in a celebration, and how they are notified. */
export function remindersOf(world: World) {
  const { call, runScheduledJob, clock } = world
  const steps = stepsOf(world)
  const told = async (as: Member, language = 'en'): Promise<ReceivedReminder[]> => {
    await world.drainJobs()
    const headers = { 'accept-language': language }
    const { notifications } = (await call('GET', '/notification', { as, headers })).body
    return notifications.filter(one => one.kind === 'event_tomorrow' || one.kind === 'event_soon')
  }
  return {
    ...steps,
    personal: personalOf(world),
    name: helpersOf(world).name,
    told,
    /** The kinds of reminders that somebody has, the last one first. */
    kinds: async (as: Member): Promise<string[]> => (await told(as)).map(one => one.kind),
    /** Time goes by, and the reminders of that moment go out. */
    async pass(by: { minutes?: number; hours?: number }): Promise<void> {
      clock.forward(by)
      await runScheduledJob('event_reminders.tell')
    },
    /** A celebration of Ana's in some hours, to which Fay and Gus come. */
    async coming(inHours = 48) {
      const { ana, ben } = await world.people()
      const id = await steps.party(ana, { inHours })
      const [fay, gus] = await steps.friendsOf(ana, ['Fay', 'Gus'])
      if (!fay || !gus) throw new Error('Nobody came.')
      await steps.ask(ana, id, [fay, gus])
      await steps.accept(fay, id)
      await steps.accept(gus, id)
      return { ana, ben, fay, gus, id }
    },
  }
}
