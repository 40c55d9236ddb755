import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { flag, optional } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'

/** Whom something of one's own is open to. */
export const audiences = ['everybody', 'connections', 'nobody'] as const
export type Audience = (typeof audiences)[number]

/** Who finds somebody without knowing them; `circle` are the connections of their connections. */
export const finders = ['everybody', 'circle', 'connections'] as const
export type Finders = (typeof finders)[number]

const choosable = {
  /** Who may begin to write. Conversations that there are go on. */
  messages_from: z.enum(audiences),
  /** Who may invite to events and groups. */
  invitations_from: z.enum(audiences),
  /** Who sees day and month of the birthday; nobody sees the year. */
  birthday_to: z.enum(audiences),
  /** Who comes upon one in search, suggestions, mentions and Meet. */
  found_by: z.enum(finders),
}
export type ChoosableName = keyof typeof choosable

/** What there is to choose: less for children, and nothing where it does not concern an account. */
const choices = z.object({
  messages_from: z.array(z.enum(audiences)),
  invitations_from: z.array(z.enum(audiences)),
  birthday_to: z.array(z.enum(audiences)),
  found_by: z.array(z.enum(finders)),
})
export type PrivacyChoices = z.output<typeof choices>

const own = z.object({
  ...choosable,
  /** Whether others see what one has read in chats of two, and one sees it of them. */
  shows_reads: z.boolean(),
  choices,
})
export type Privacy = z.output<typeof own>

const changes = z.object({
  messages_from: optional(choosable.messages_from),
  invitations_from: optional(choosable.invitations_from),
  birthday_to: optional(choosable.birthday_to),
  found_by: optional(choosable.found_by),
  shows_reads: optional(flag()),
})
export type PrivacyChanges = z.output<typeof changes>

const answer = z.object({ privacy: own })

/** Who may do what with the viewer. */
export const privacy = endpoints({
  read: {
    method: 'GET',
    path: '/privacy',
    who: 'member',
    summary: 'Who may write to the viewer, invite and find them, and see their birthday and what they have read',
    answer,
  },
  change: {
    method: 'PATCH',
    path: '/privacy',
    who: 'member',
    summary:
      'Change who may write to the viewer, invite and find them, or see of them; what is left out stays as it is',
    body: changes,
    answer: message.extend(answer.shape),
    limits: ['editing'],
  },
})
