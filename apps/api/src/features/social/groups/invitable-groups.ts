import { mediaOf } from '#features/base/uploads'
import type { Feature } from '#platform/feature.ts'
import { findInvitable } from './queries/groups.ts'
import { membersOfGroups } from './queries/members.ts'

/** Groups are invited to celebrations as a whole. */
export const invitableGroups: Feature['invitableGroups'] = {
  list: async (app, db, viewerId) =>
    (await findInvitable(db, viewerId)).map(({ id, name, cover }) => ({
      id,
      name,
      cover: cover && mediaOf(app, cover),
    })),
  members: membersOfGroups,
}
