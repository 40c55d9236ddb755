import type { Friend } from '@celebrio/contract/people/friends'
import type { Profile } from '@celebrio/contract/people/profiles'
import { canBeAsked, canBeWrittenTo } from '#features/people/friends'
import type { Viewer } from '#platform/auth/viewer.ts'

/** Somebody whom the viewer may see at all. */
type Person = { id: number; is_kid: boolean }
type Account = Person & { is_private: boolean; is_connected: unknown }
type Partner = Account & Parameters<typeof canBeWrittenTo>[0]

const isOwn = (viewer: Viewer, { id }: Person): boolean => id === viewer.id

/** Whether the viewer may see more of somebody than who they are; a child's account is closed to strangers. */
export const canSeeDetails = (viewer: Viewer, row: Account): boolean =>
  isOwn(viewer, row) || Boolean(row.is_connected) || !(row.is_private || row.is_kid)

/** What is between two people is decided by friends. */
export const profileRights = (viewer: Viewer, person: Partner, relation: Friend | null): Profile['can'] => ({
  edit: isOwn(viewer, person),
  connect: (relation?.can.request ?? false) && canBeAsked(person),
  answer: relation?.can.answer ?? false,
  remove: relation?.can.remove ?? false,
  message: !isOwn(viewer, person) && canBeWrittenTo(person),
  block: !isOwn(viewer, person),
  report: !isOwn(viewer, person),
})
