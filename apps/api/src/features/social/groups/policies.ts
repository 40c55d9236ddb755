import type { GroupRole } from '@celebrio/contract/social/group-shapes'
import type { MemberState } from './tables.ts'

/** How somebody stands to a group. */
export type Membership = { state: MemberState; role: GroupRole }

/** The owner and the admins run a group. */
export const runsGroup = ({ state, role }: Membership): boolean => state === 'joined' && role !== 'member'

const ownsGroup = ({ role }: Membership): boolean => role === 'owner'

export const canEdit = (me: Membership): boolean => runsGroup(me)
/** Also to make, renew and close the link, and to see who is invited. */
export const canInvite = (me: Membership): boolean => runsGroup(me)
export const canNameAdmins = (me: Membership): boolean => ownsGroup(me)
export const canHandOver = (me: Membership): boolean => ownsGroup(me)
export const canDelete = (me: Membership): boolean => ownsGroup(me)
/** There is no group without an owner. */
export const canLeave = (me: Membership): boolean => me.state === 'joined' && !ownsGroup(me)
export const canAnswer = ({ state }: Membership): boolean => state === 'invited'

const isThere = ({ state }: Membership): boolean => state === 'joined' || state === 'invited'

/** Members, and people who were invited, by those who run it; admins by the owner. */
export const canRemove = (me: Membership, them: Membership): boolean =>
  isThere(them) && ((runsGroup(me) && them.role === 'member') || (ownsGroup(me) && them.role === 'admin'))

export const canMakeAdmin = (me: Membership, them: Membership): boolean =>
  canNameAdmins(me) && them.state === 'joined' && them.role === 'member'

export const canMakeMember = (me: Membership, them: Membership): boolean => canNameAdmins(me) && them.role === 'admin'

export const canMakeOwner = (me: Membership, them: Membership): boolean =>
  canHandOver(me) && them.state === 'joined' && !ownsGroup(them)
