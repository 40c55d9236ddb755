import type { GroupMember } from '@celebrio/contract/social/group-shapes'
import { expect } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import type { World } from '../../../harness/world.ts'

type Person = { id: number }

/** What is done with links of groups. */
const linksOf = ({ call }: World) => {
  const renew = (as: Someone, id: number) => call('POST', `/group/${id}/link`, { as })
  return {
    renew,
    link: (as: Someone, id: number) => call('GET', `/group/${id}/link`, { as }),
    closeLink: (as: Someone, id: number) => call('DELETE', `/group/${id}/link`, { as }),
    look: (token: string, as?: Someone) => call('GET', `/group-link/${token}`, { as }),
    join: (token: string, as?: Someone) => call('POST', `/group-link/${token}`, { as }),
    /** Makes the link of a group. @returns its token */
    async token(as: Someone, id: number): Promise<string> {
      const { body } = await renew(as, id)
      return new URL(body.group_link.link).pathname.replace('/groups/join/', '')
    },
  }
}

/** What is done with those who belong to a group. */
const membersOf = ({ call }: World) => ({
  removeMember: (as: Someone, id: number, person: Person) => call('DELETE', `/group/${id}/member/${person.id}`, { as }),
  setRole: (as: Someone, id: number, person: Person, role: 'member' | 'admin') =>
    call('PATCH', `/group/${id}/member/${person.id}`, { as, json: { role } }),
  handOver: (as: Someone, id: number, person: Person) =>
    call('POST', `/group/${id}/owner`, { as, json: { user_id: person.id } }),
  /** Who belongs to a group, each with their role. */
  async members(as: Someone, id: number, query = ''): Promise<Record<string, string>> {
    const { body } = await call('GET', `/group/${id}/member${query}`, { as })
    return Object.fromEntries(body.members.map(({ user, role }: GroupMember) => [user.name, role]))
  },
})

/** What people do with groups, through the API. */
export function groupsOf(world: World) {
  const { call } = world
  const create = (as: Someone, fields: object = {}) =>
    call('POST', '/group', { as, json: { name: 'Sunday bakers', ...fields } })
  const accept = (as: Someone, id: number) => call('POST', `/group/${id}/invitation/accept`, { as })
  return {
    ...linksOf(world),
    ...membersOf(world),
    create,
    accept,
    invite: (as: Someone, id: number, people: Person[]) =>
      call('POST', `/group/${id}/invitation`, { as, json: { friend_ids: people.map(one => one.id) } }),
    reject: (as: Someone, id: number) => call('POST', `/group/${id}/invitation/reject`, { as }),
    edit: (as: Someone, id: number, json: object) => call('PATCH', `/group/${id}`, { as, json }),
    remove: (as: Someone, id: number) => call('DELETE', `/group/${id}`, { as }),
    leave: (as: Someone, id: number) => call('POST', `/group/${id}/leave`, { as }),
    get: (as: Someone, id: number) => call('GET', `/group/${id}`, { as }),
    mine: async (as: Someone, query = '') => (await call('GET', `/group${query}`, { as })).body.groups,
    /** A group of Ana's to which these people belong. */
    async groupOf(ana: Member, people: Member[], fields: object = {}): Promise<number> {
      for (const one of people) await befriend(world, ana, one)
      const { status, body } = await create(ana, { ...fields, friend_ids: people.map(one => one.id) })
      expect(status, JSON.stringify(body)).toBe(201)
      for (const one of people) expect((await accept(one, body.group.id)).status).toBe(200)
      return body.group.id
    },
  }
}
