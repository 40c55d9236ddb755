import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { ModerationAction } from '@celebrio/contract/care/shapes'
import type { Member } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import type { World } from '../../../harness/world.ts'

type Decision = { action: ModerationAction; rule?: string; words?: string; days?: number; note?: string }

/** Things that people report, and their cases. */
function reportsOf(world: World) {
  const { call } = world
  return {
    caseOf: async (kind: ReportedKind, id: number): Promise<number> => {
      const cases = world.app.db.selectFrom('report_cases').select('id').where('subject_type', '=', kind)
      return (await cases.where('subject_id', '=', id).orderBy('id', 'desc').executeTakeFirstOrThrow()).id
    },
    post: async (as: Member, content = 'Ana’s door code is 1234'): Promise<number> =>
      (await call('POST', '/post', { as, json: { content } })).body.post.id,
    report: (as: Member, id: number, reason?: string) =>
      call('POST', `/post/${id}/report`, { as, json: { ...(reason && { reason }) } }),
    seen: async (as: Member, id: number) => (await call('GET', `/post/${id}`, { as })).status,
    signIn: ({ email, password }: Member) => call('POST', '/auth/login', { json: { email, password } }),
    notices: async (as: Member) => {
      await world.drainJobs()
      return (await call('GET', '/notification', { as })).body.notifications
    },
  }
}

/** What reports and the staff do, in tests. */
export function careOf(world: World) {
  const { call } = world
  const reports = reportsOf(world)
  return {
    ...reports,
    decide: (as: Member, id: number, { action, ...more }: Decision) => {
      const reasons = { rule: 'private_data', words: 'Please leave out the door codes of others.' }
      const json = { action, ...(action !== 'dismiss' && reasons), ...more }
      return call('POST', `/staff/report/${id}/decision`, { as, json })
    },
    read: async (as: Member, id: number) => (await call('GET', `/staff/report/${id}`, { as })).body.case,
    queue: async (as: Member, query = '') =>
      (await call('GET', `/staff/report?per_page=100${query}`, { as })).body.cases.map(one => one.id),
    /** Ben’s post, which Ana and Cleo have reported; Mona moderates. */
    async reported() {
      const { ana, ben, cleo, dan } = await world.people()
      for (const one of [ana, ben]) await staffOf(world, one, null)
      const mona = await staffOf(world, dan, 'moderator')
      const id = await reports.post(ben)
      await reports.report(ana, id, 'That is my door')
      await reports.report(cleo, id)
      return { ana, ben, cleo, mona, id, case: await reports.caseOf('post', id) }
    },
  }
}
