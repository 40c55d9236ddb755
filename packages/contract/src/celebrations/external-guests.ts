import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'
import { email, line, text } from '../platform/text.ts'
import { event } from './event-shapes.ts'
import { oneEvent } from './events.ts'
import { guest, partyLimits } from './invitation-shapes.ts'
import { acceptForm } from './invitations.ts'
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

/** What the holder of a link sees. */
export const personalInvitation = z.object({
  name: z.string(),
  /** With the answer as `my_invitation`. */
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
const held = z.object({ token: z.string().max(200) })
const invitation = z.object({ invitation: personalInvitation })
/** The address is returned once: only its hash is stored. */
const linked = message.extend({ guest, link: z.url() })
const gone = ['not_found', 'invitation_revoked', 'invitation_taken', 'event_called_off'] as const

export const externalGuests = endpoints({
  create: {
    method: 'POST',
    path: '/event/:id/invitee',
    who: 'member',
    summary:
      'Invite somebody without an account to an own event, by a link of their own; it is sent where there is an e-mail',
    params: oneEvent,
    body: externalGuestForm,
    answer: linked,
    status: 201,
    errors: ['not_found', 'event_over', 'too_many_invitees'],
    limits: ['connecting'],
  },
  renew: {
    method: 'POST',
    path: '/event/:id/invitee/:guest_id/link',
    who: 'member',
    summary: 'A new link for somebody without an account; those before are good no more',
    params: oneInvitee,
    answer: linked,
    errors: ['not_found', 'event_over'],
    limits: ['connecting'],
  },
  revoke: {
    method: 'DELETE',
    path: '/event/:id/invitee/:guest_id',
    who: 'member',
    summary: 'Take back a personal invitation to an own event; link and ticket are good no more',
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
    params: held,
    answer: invitation,
    errors: gone,
    limits: ['personal_link'],
  },
  accept: {
    method: 'POST',
    path: '/personal-invitation/:token/accept',
    who: 'anyone',
    summary: 'Say yes by a personal link, or change the party; when there is no place left, wait for one',
    params: held,
    body: acceptForm,
    answer: message.extend(invitation.shape),
    errors: [...gone, 'event_full', 'party_too_large', 'event_over', 'date_open'],
    limits: ['personal_link'],
  },
  reject: {
    method: 'POST',
    path: '/personal-invitation/:token/reject',
    who: 'anyone',
    summary: 'Say no by a personal link, also after a yes',
    params: held,
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
    params: held,
    answer: message.extend({ event }),
    errors: [...gone, 'own_invitation'],
    limits: ['reacting'],
  },
  download: {
    method: 'GET',
    path: '/personal-invitation/:token/download-ticket',
    who: 'anyone',
    summary: 'The ticket of a personal invitation as a PDF of one page, in the language of the caller',
    params: held,
    answer: z.never(),
    produces: 'application/pdf',
    errors: gone,
    limits: ['personal_link'],
  },
})
