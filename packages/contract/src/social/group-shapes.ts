import { z } from 'zod'
import { media } from '../base/media.ts'
import { clearable, flag, id, listOf, optional } from '../platform/forms.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line, text } from '../platform/text-schemas.ts'

/** Limits of text in code points, of people; `recentMembers` are shown on a card. */
export const groupLimits = { name: 80, description: 2000, members: 500, invited: 500, recentMembers: 5 } as const

/** Who runs a group: its owner, and admins that the owner has named. */
export const groupRoles = ['member', 'admin', 'owner'] as const
export type GroupRole = (typeof groupRoles)[number]

const count = z.int().nonnegative()

/** A group as somebody who belongs to it, or is invited, sees it. */
export const group = z.object({
  id: z.int(),
  name: z.string(),
  /** The day that it is about, YYYY-MM-DD. */
  date: z.string().nullable(),
  description: z.string().nullable(),
  cover: media.nullable(),
  /** Null where the owner's account rests, or they are a child whom the viewer does not know. */
  owner: person.nullable(),
  created_at: time(),
  /** Members that the viewer can see. */
  total_members: count,
  /** Some of them, those who came last first. */
  recent_members: z.array(person),
  /** People who have not answered yet; null for those who do not invite. */
  total_invited: count.nullable(),
  /** Who joins sees what was said in the group's chat before. */
  shows_history: z.boolean(),
  your_state: z.enum(['joined', 'invited']),
  your_role: z.enum(groupRoles),
  /** Who has invited the viewer, as long as they have not answered; null where that is a child whom they do not know. */
  invited_by: person.nullable(),
  /** What the viewer may do. */
  can: z.object({
    edit: z.boolean(),
    invite: z.boolean(),
    name_admins: z.boolean(),
    hand_over: z.boolean(),
    delete: z.boolean(),
    leave: z.boolean(),
    answer: z.boolean(),
  }),
})
export type Group = z.output<typeof group>

/** Somebody in a group, or invited to it. */
export const groupMember = z.object({
  user: person,
  state: z.enum(['joined', 'invited']),
  role: z.enum(groupRoles),
  /** Since when they are that. */
  since: time(),
  can: z.object({ remove: z.boolean(), make_admin: z.boolean(), make_member: z.boolean(), make_owner: z.boolean() }),
})
export type GroupMember = z.output<typeof groupMember>

/** Address of an uploaded picture; a multipart body may carry the picture itself. */
const cover = () => optional(text({ max: 1000 }))
const day = () => z.iso.date('not_a_time').refine(date => date >= '1900-01-01' && date < '2200-01-01', 'not_a_time')

export const groupForm = z.object({
  name: line({ max: groupLimits.name, min: 1 }),
  date: clearable(day()),
  description: clearable(text({ max: groupLimits.description })),
  cover: cover(),
  shows_history: optional(flag()),
  /** Connections to invite. */
  friend_ids: listOf(id()),
})
export type GroupForm = z.output<typeof groupForm>

export const groupChange = groupForm.omit({ friend_ids: true }).extend({
  name: optional(groupForm.shape.name),
  remove_cover: optional(flag()),
})
export type GroupChange = z.output<typeof groupChange>

/** What whoever has the link sees before they join. */
export const groupInvitation = group
  .pick({ name: true, date: true, description: true, cover: true, owner: true, total_members: true })
  .extend({
    /** For members, who need not join: the group. */
    group_id: z.int().nullable(),
    is_full: z.boolean(),
  })
export type GroupInvitation = z.output<typeof groupInvitation>
