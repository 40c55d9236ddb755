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

/** Everybody who can be involved in an event, and their reminders. */
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
    /** The kinds of somebody's reminders, newest first. */
    kinds: async (as: Member): Promise<string[]> => (await told(as)).map(one => one.kind),
    /** Moves the clock and sends the reminders that are due. */
    async pass(by: { minutes?: number; hours?: number }): Promise<void> {
      clock.forward(by)
      await runScheduledJob('reminders.send')
    },
    /** An event of Ana's in some hours, to which Fay and Gus come. */
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
