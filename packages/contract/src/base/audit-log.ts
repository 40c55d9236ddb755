import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, instant, integer, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'

/** What the staff can do. */
export const staffActions = [
  'appointed_moderator',
  'appointed_administrator',
  'released',
  'answered',
  'closed',
  'gave_free_months',
  'dismissed',
  'hid',
  'removed',
  'warned',
  'suspended',
  'granted_appeal',
  'refused_appeal',
  'reversed',
  'reopened',
  'removed_second_step',
  'corrected_birthday',
  'opened_document',
  'verified_store',
  'declined_document',
] as const
export type StaffAction = (typeof staffActions)[number]

/** To what. */
export const staffSubjects = ['user', 'contact_message', 'store', 'report_case'] as const
export type StaffSubject = (typeof staffSubjects)[number]

const actor = z.object({ id: z.int(), name: z.string().nullable() })

/** The number that stands for the command line where an actor is asked for. */
export const commandLine = 0

const entry = z.object({
  /** Running, without gaps. */
  id: z.int().positive(),
  at: time(),
  /** Null for what was done from the command line; without a name when the account has gone. */
  actor: actor.nullable(),
  action: z.enum(staffActions),
  subject_type: z.enum(staffSubjects),
  subject_id: z.int(),
  /** Of accounts that are still there. */
  subject_name: z.string().nullable(),
  reason: z.string().nullable(),
  /** SHA-256 of this entry and of the hash before it, in hexadecimal digits. */
  hash: z.string().length(64),
})
export type AuditLogEntry = z.output<typeof entry>

export const auditLog = endpoints({
  list: {
    method: 'GET',
    path: '/staff/audit-log',
    who: 'administrator',
    summary: 'What the staff has done, the newest first: all, or what somebody did, of a kind, to something, in a time',
    query: listQuery(50).extend({
      /** The number of an account, or 0 for the command line. */
      actor_id: optional(integer().pipe(z.int().min(commandLine))),
      action: optional(z.enum(staffActions)),
      subject_type: optional(z.enum(staffSubjects)),
      subject_id: optional(id()),
      /** From this moment on. */
      from: optional(instant()),
      /** Before this moment. */
      until: optional(instant()),
    }),
    answer: z.object({ entries: z.array(entry), ...listAnswer }),
  },
  actors: {
    method: 'GET',
    path: '/staff/audit-log/actor',
    who: 'administrator',
    summary: 'Who has an entry in the audit log, by name; `has_command_line` says whether it has one, too',
    answer: z.object({ actors: z.array(actor), has_command_line: z.boolean() }),
  },
  verify: {
    method: 'POST',
    path: '/staff/audit-log/verify',
    who: 'administrator',
    summary: 'Whether the chain of the audit log is whole',
    /** `broken` is the first entry that is not as it was written, or where one is missing. */
    answer: z.object({ entries: z.int(), broken: z.int().nullable() }),
    limits: ['editing'],
  },
})
