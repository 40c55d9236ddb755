import { z } from 'zod'
import { email } from '../platform/email.ts'
import { endpoints } from '../platform/endpoint.ts'
import { clearable, flag, id, integer, optional } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'
import { line } from '../platform/text-schemas.ts'
import { event } from './event-shapes.ts'
import { oneEvent } from './events.ts'
import { externalGuestLimits, personalInvitation } from './external-guests.ts'
import { acceptForm } from './invitation-forms.ts'
import { chosenAnswers, guest } from './invitation-shapes.ts'
import { pollDate } from './polls.ts'
import { ticket } from './tickets.ts'

/** Most people by one link; answers by one link within `minutes`. */
export const openLinkLimits = { people: 1000, answers: 60, minutes: 10 } as const

/** The link of an event as host and co-hosts see it. */
export const openLink = z.object({
  link: z.url(),
  qr: ticket.shape.qr,
  is_open: z.boolean(),
  asks_email: z.boolean(),
  /** Who answers asks to come, and the host lets them in. */
  asks_host: z.boolean(),
  max_people: z.int().positive().nullable(),
  /** People who come, wait, or ask to come by it, companions included. */
  taken: z.int().nonnegative(),
})
export type OpenLink = z.output<typeof openLink>

/** What whoever has the link sees before they answer. */
export const openInvitation = z.object({
  event,
  asks_email: z.boolean(),
  asks_host: z.boolean(),
  /** No more people can answer by this link. */
  is_full: z.boolean(),
  /** The deadline for a yes has passed; where the host is asked, they still can be. */
  is_late: z.boolean(),
  /** Dates to vote on once they have answered, the earliest first; none where the date is chosen. */
  dates: z.array(pollDate.pick({ id: true, starts_at: true })),
  /** The viewer has an account and is on the guest list: they answer on the page of the event. */
  is_on_list: z.boolean(),
})
export type OpenInvitation = z.output<typeof openInvitation>

export const joinForm = acceptForm.extend({
  /** `maybe` where the host allows it, and lets guests in without being asked. */
  answer: z.enum(chosenAnswers),
  /** Not for people with an account, who answer as themselves. */
  name: optional(line({ max: externalGuestLimits.name, min: 1 })),
  email: optional(email()),
  /**
   * The token of the personal link that the guest is to have: 256 random bits in base64url, drawn by their device. The same
   * one again is the same answer.
   */
  key: z.string().regex(/^[\w-]{43}$/),
})

const byToken = z.object({ token: z.string().max(200) })
const gone = ['open_link_closed', 'event_cancelled'] as const
const changed = message.extend({ open_link: openLink })

export const openLinks = endpoints({
  get: {
    method: 'GET',
    path: '/event/:id/open-link',
    who: 'member',
    summary: 'For host and co-hosts: the link by which whoever has it answers; null where there is none yet',
    params: oneEvent,
    answer: z.object({ open_link: openLink.nullable() }),
    errors: ['not_found'],
  },
  renew: {
    method: 'POST',
    path: '/event/:id/open-link',
    who: 'member',
    summary:
      'As host or co-host, make the link of an event, or a new one with the same settings; the old one is dead at once',
    params: oneEvent,
    answer: changed,
    errors: ['not_found', 'event_over'],
    limits: ['connecting'],
  },
  change: {
    method: 'PATCH',
    path: '/event/:id/open-link',
    who: 'member',
    summary: 'As host or co-host, close or open the link, or change what it asks for and for how many people it is',
    params: oneEvent,
    body: z.object({
      is_open: optional(flag()),
      asks_email: optional(flag()),
      asks_host: optional(flag()),
      max_people: clearable(integer().pipe(z.int().min(1).max(openLinkLimits.people))),
    }),
    answer: changed,
    errors: ['not_found'],
    limits: ['editing'],
  },
  answerRequest: {
    method: 'POST',
    path: '/event/:id/external-request/:guest_id/:answer',
    who: 'member',
    summary: 'As host or co-host, let somebody without an account come who asked to by the open link, or not',
    params: z.object({ id: id(), guest_id: id(), answer: z.enum(['accept', 'reject']) }),
    answer: message.extend({ guest }),
    errors: ['not_found', 'event_over'],
    limits: ['reacting'],
  },
  open: {
    method: 'GET',
    path: '/open-link/:token',
    who: 'anyone',
    summary: 'The invitation behind an open link; opening it answers nothing',
    params: byToken,
    answer: z.object({ invitation: openInvitation }),
    errors: gone,
    limits: ['open_link'],
  },
  join: {
    method: 'POST',
    path: '/open-link/:token',
    who: 'anyone',
    summary:
      'Answer by an open link, as oneself with an account; an e-mail address that is on the list gets its own link by e-mail',
    params: byToken,
    body: joinForm,
    answer: message.extend({
      /** `emailed`: the address is on the list, and has got its personal link. */
      outcome: z.enum(['joined', 'emailed']),
      /** What the personal link shows, for people without an account who have joined. */
      invitation: personalInvitation.nullable(),
      /** For people with an account. */
      event_id: z.int().nullable(),
    }),
    errors: [
      ...gone,
      'event_over',
      'open_link_full',
      'party_too_large',
      'own_invitation',
      'too_many_external_guests',
      'answers_closed',
      'too_many_companions',
      'date_open',
      'maybe_not_allowed',
    ],
    limits: ['open_link_answer'],
  },
})
