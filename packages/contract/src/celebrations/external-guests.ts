import { z } from 'zod'
import { email } from '../platform/email.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { externalGuestsPerEvent } from '../platform/limits.ts'
import { message } from '../platform/lists.ts'
import { line, text } from '../platform/text-schemas.ts'
import { event } from './event-shapes.ts'
import { oneEvent } from './events.ts'
import { acceptForm } from './invitation-forms.ts'
import { guest, partyLimits } from './invitation-shapes.ts'
import { ticket } from './tickets.ts'

/** Code points. */
export const externalGuestLimits = { name: 120, email: 320 } as const

const words = () => optional(text({ max: partyLimits.message }))

export const externalGuestForm = z.object({
  name: line({ max: externalGuestLimits.name, min: 1 }),
  email: optional(email()),
  message: words(),
})
export type ExternalGuestForm = z.output<typeof externalGuestForm>

/** Several at once, each with an e-mail. */
export const manyExternalGuestsForm = z.object({
  guests: z
    .array(z.object({ name: line({ max: externalGuestLimits.name, min: 1 }), email: email() }))
    .min(1)
    .max(externalGuestsPerEvent),
  message: words(),
})
export type ManyExternalGuestsForm = z.output<typeof manyExternalGuestsForm>

/** What the holder of a link sees. */
export const personalInvitation = z.object({
  name: z.string(),
  /** `my_invitation` is the guest's answer. */
  event,
  /** For guests who have said yes. */
  ticket: ticket.nullable(),
  /** The viewer is signed in and can answer as themselves. */
  can_take_over: z.boolean(),
  /** It already belongs to the viewer's account: they answer on the page of the event. */
  is_mine: z.boolean(),
})
export type PersonalInvitation = z.output<typeof personalInvitation>

const oneInvitee = z.object({ id: id(), guest_id: id() })
const byToken = z.object({ token: z.string().max(200) })
const invitation = z.object({ invitation: personalInvitation })
/** The address is returned once: only its hash is stored. */
const linked = message.extend({ guest, link: z.url() })
const gone = ['not_found', 'invitation_revoked', 'invitation_taken', 'event_cancelled'] as const

export const externalGuests = endpoints({
  create: {
    method: 'POST',
    path: '/event/:id/external-guest',
    who: 'member',
    summary:
      'Invite somebody without an account to an own event, by a link of their own; it is sent where there is an e-mail',
    params: oneEvent,
    body: externalGuestForm,
    answer: linked,
    status: 201,
    errors: ['not_found', 'event_over', 'too_many_external_guests'],
    limits: ['connecting'],
  },
  createMany: {
    method: 'POST',
    path: '/event/:id/external-guests',
    who: 'member',
    summary:
      'Invite several people without an account by e-mail at once; who is invited already, and the own address, are left out and named',
    params: oneEvent,
    body: manyExternalGuestsForm,
    answer: message.extend({
      invited: z.int().nonnegative(),
      /** In the order of the form. */
      left_out: z.array(z.object({ email: z.string(), code: z.enum(['invited_already', 'own_email']) })),
    }),
    errors: ['not_found', 'event_over', 'too_many_external_guests'],
    limits: ['connecting'],
  },
  allowance: {
    method: 'GET',
    path: '/event/:id/external-guest-allowance',
    who: 'member',
    summary: 'For host and co-hosts: how many people without an account they can still invite by e-mail',
    params: oneEvent,
    answer: z.object({
      /** Nobody sends invitations by e-mail before their own address is verified. */
      is_verified: z.boolean(),
      /** Until the UTC day ends. */
      emails_left: z.int().nonnegative(),
      /** To this event. */
      guests_left: z.int().nonnegative(),
    }),
    errors: ['not_found'],
  },
  renew: {
    method: 'POST',
    path: '/event/:id/external-guest/:guest_id/link',
    who: 'member',
    summary: 'A new link for somebody without an account; those before are no longer valid',
    params: oneInvitee,
    answer: linked,
    errors: ['not_found', 'event_over'],
    limits: ['connecting'],
  },
  revoke: {
    method: 'DELETE',
    path: '/event/:id/external-guest/:guest_id',
    who: 'member',
    summary: 'Take back a personal invitation to an own event; link and ticket are no longer valid',
    params: oneInvitee,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  open: {
    method: 'GET',
    path: '/personal-invitation/:token',
    who: 'anyone',
    summary: 'The invitation behind a personal link',
    params: byToken,
    answer: invitation,
    errors: gone,
    limits: ['personal_link'],
  },
  accept: {
    method: 'POST',
    path: '/personal-invitation/:token/accept',
    who: 'anyone',
    summary: 'Say yes by a personal link, or change the party; when there is no place left, wait for one',
    params: byToken,
    body: acceptForm,
    answer: message.extend(invitation.shape),
    errors: [
      ...gone,
      'event_full',
      'party_too_large',
      'event_over',
      'date_open',
      'answers_closed',
      'too_many_companions',
    ],
    limits: ['personal_link'],
  },
  maybe: {
    method: 'POST',
    path: '/personal-invitation/:token/maybe',
    who: 'anyone',
    summary: 'Say maybe by a personal link, where the host allows it, also after a yes',
    params: byToken,
    body: z.object({ message: words() }),
    answer: message.extend(invitation.shape),
    errors: [...gone, 'event_over', 'date_open', 'answers_closed', 'maybe_not_allowed'],
    limits: ['personal_link'],
  },
  reject: {
    method: 'POST',
    path: '/personal-invitation/:token/reject',
    who: 'anyone',
    summary: 'Say no by a personal link, also after a yes',
    params: byToken,
    body: z.object({ message: words() }),
    answer: message.extend(invitation.shape),
    errors: [...gone, 'event_over'],
    limits: ['personal_link'],
  },
  takeOver: {
    method: 'POST',
    path: '/personal-invitation/:token/take-over',
    who: 'member',
    summary:
      'Make a personal invitation one of the own account; who was asked before keeps the better answer of the two',
    params: byToken,
    answer: message.extend({ event }),
    errors: [...gone, 'own_invitation'],
    limits: ['reacting'],
  },
  download: {
    method: 'GET',
    path: '/personal-invitation/:token/download-ticket',
    who: 'anyone',
    summary: 'The ticket of a personal invitation as a PDF of one page, in the language of the caller',
    params: byToken,
    answer: z.never(),
    produces: 'application/pdf',
    errors: gone,
    limits: ['personal_link'],
  },
})
