import type { ModerationAction } from '@celebrio/contract/care/shapes'
import type { Member } from '../../../harness/people.ts'
import { signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import type { World } from '../../../harness/world.ts'
import { careOf } from './steps.ts'

/** What makes notifications about decisions of the staff come about. Each answers who is notified. */
export function careStories(world: World): Record<string, () => Promise<Member>> {
  const { reported, decide, read } = careOf(world)
  const { call } = world
  const words = 'Please look again.'
  const appealed = async () => {
    const { ana, ben, mona, case: id } = await reported()
    const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')
    await decide(mona, id, { action: 'hide' })
    const { decision } = await read(mona, id)
    await call('POST', `/statement/${decision?.id ?? 0}/appeal`, { as: ben, json: { words } })
    return { ana, ben, noor, id }
  }
  const withAppeal = (outcome: 'granted' | 'refused', told: 'ana' | 'ben') => async () => {
    const { noor, id, ...cast } = await appealed()
    await call('POST', `/staff/report/${id}/appeal`, { as: noor, json: { outcome, words } })
    return cast[told]
  }
  const decided = (action: ModerationAction, told: 'ana' | 'ben') => async () => {
    const cast = await reported()
    await decide(cast.mona, cast.case, { action })
    return cast[told]
  }
  return {
    statement_written: decided('warn', 'ben'),
    report_acted_on: decided('hide', 'ana'),
    case_opened: async () => (await reported()).mona,
    report_dismissed: decided('dismiss', 'ana'),
    decision_reversed: async () => {
      const { ben, mona, case: id } = await reported()
      await decide(mona, id, { action: 'hide' })
      await call('POST', `/staff/report/${id}/reversal`, { as: mona, json: { words } })
      return ben
    },
    appeal_opened: async () => (await appealed()).noor,
    appeal_granted: withAppeal('granted', 'ben'),
    appeal_refused: withAppeal('refused', 'ben'),
    report_undone: withAppeal('granted', 'ana'),
  }
}
