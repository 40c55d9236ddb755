import type { Group, GroupMember } from '@celebrio/contract/social/group-shapes'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import {
  canAnswer,
  canDelete,
  canEdit,
  canHandOver,
  canInvite,
  canLeave,
  canMakeAdmin,
  canMakeMember,
  canMakeOwner,
  canNameAdmins,
  canRemove,
  type Membership,
} from './policies.ts'
import type { GroupRow } from './queries/groups.ts'
import type { MemberRow } from './queries/members.ts'

type PersonRow = { id: number; name: string; profile_picture: string | null }

export const personView = (app: AppContext, { id, name, profile_picture }: PersonRow) => ({
  id,
  name,
  profile_picture: profile_picture && app.files.publicUrl(profile_picture),
})

/** What a group tells of itself. */
export const summaryOf = (
  app: AppContext,
  row: Pick<GroupRow, 'name' | 'date' | 'description' | 'cover' | 'owner'>,
) => ({
  name: row.name,
  date: row.date,
  description: row.description,
  cover: row.cover && mediaOf(app, row.cover),
  owner: row.owner && personView(app, row.owner),
})

export const groupView = (app: AppContext, row: GroupRow): Group => ({
  id: row.id,
  ...summaryOf(app, row),
  created_at: row.created_at.toISOString(),
  total_members: row.total_members,
  recent_members: row.recent_members.map(person => personView(app, person)),
  total_invited: canInvite(row) ? row.invited_count : null,
  shows_history: row.shows_history,
  your_state: row.state === 'joined' ? 'joined' : 'invited',
  your_role: row.role,
  invited_by: row.invited_by && personView(app, row.invited_by),
  can: {
    edit: canEdit(row),
    invite: canInvite(row),
    name_admins: canNameAdmins(row),
    hand_over: canHandOver(row),
    delete: canDelete(row),
    leave: canLeave(row),
    answer: canAnswer(row),
  },
})

/** @param me how the viewer stands to the group */
export const memberView = (app: AppContext, me: Membership, row: MemberRow): GroupMember => ({
  user: personView(app, row),
  state: row.state === 'joined' ? 'joined' : 'invited',
  role: row.role,
  since: row.since.toISOString(),
  can: {
    remove: canRemove(me, row),
    make_admin: canMakeAdmin(me, row),
    make_member: canMakeMember(me, row),
    make_owner: canMakeOwner(me, row),
  },
})
