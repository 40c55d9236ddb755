import type { GroupRole } from '@celebrio/contract/social/group-shapes'
import type { Generated, GeneratedAlways } from 'kysely'

export type MemberState = 'invited' | 'joined' | 'left' | 'removed'

type GroupTable = {
  id: GeneratedAlways<number>
  owner_id: number
  owner_role: GeneratedAlways<'owner'>
  name: string
  day: string | null
  description: string | null
  cover_id: number | null
  shows_history: boolean
  member_count: Generated<number>
  invited_count: Generated<number>
  created_at: Date
}

type GroupMemberTable = {
  group_id: number
  user_id: number
  role: Generated<GroupRole>
  state: MemberState
  invited_by: number | null
  /** Of somebody invited again: what they were before, and are again without the invitation. */
  former_state: Generated<'left' | 'removed' | null>
  since: Date
}

type GroupLinkTable = { group_id: number; token_hash: Buffer; version: number; is_open: boolean }

declare module '#platform/db/database.ts' {
  interface Tables {
    groups: GroupTable
    group_members: GroupMemberTable
    group_links: GroupLinkTable
  }
}
