import type { StaffRole } from '@celebrio/contract/people/users'
import { appoint } from '../../src/features/people/accounts/public.ts'
import type { Member } from './people.ts'
import { setUpCodes } from './second-step.ts'
import type { World } from './world.ts'

/** Confirms somebody's address and gives them a role in the staff, without the second step that it takes; or takes it away. */
export async function appointedBy({ app }: World, member: Member, role: StaffRole | null): Promise<Member> {
  await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', member.id).execute()
  await appoint(app, member.email, role)
  return member
}

/** The same, with a second step. */
export async function staffOf(world: World, member: Member, role: StaffRole | null): Promise<Member> {
  await appointedBy(world, member, role)
  const { body } = await world.call('GET', '/second-step', { as: member })
  if (role && !body.is_on) await setUpCodes(world, member)
  return member
}
