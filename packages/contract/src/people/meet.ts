import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, integer, listOf, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { reportForm } from '../platform/reports.ts'
import { text } from '../platform/text-schemas.ts'
import { ageCodes, genderCodes, meetEntry, meetFriend } from './meet-shapes.ts'

const onePerson = z.object({ id: id() })
const list = z.object({ friends: z.array(meetEntry), ...listAnswer })
/** The fields that a treat or its answer changes; the client already has the other person's data. */
const changed = message.extend({
  friend: meetEntry.pick({
    id: true,
    friend_id: true,
    is_treat_sent: true,
    treat: true,
    status: true,
    direction: true,
    can: true,
  }),
})
const tooYoung = ['meet_adults_only', 'meet_dob_needed'] as const

export const meet = endpoints({
  status: {
    method: 'GET',
    path: '/meet-new-friend/me',
    who: 'celebrant',
    summary: 'Whether the viewer may meet new friends, the own meet profile, and how many treats wait for an answer',
    answer: z.object({
      age: z.enum(['adult', 'minor', 'unknown']),
      meet_friend: meetFriend.nullable(),
      /** Capped at 100. */
      waiting: z.int().nonnegative(),
      can: z.object({ look: z.boolean(), treat: z.boolean() }),
    }),
  },
  list: {
    method: 'GET',
    path: '/meet-new-friend',
    who: 'celebrant',
    summary:
      'People of 18 and over who have joined, with an open meet profile, never connected or blocked; newest first',
    query: listQuery().extend({
      keyword: optional(text({ max: 255 })),
      country_id: optional(id()),
      state_id: optional(id()),
      city_id: optional(id()),
      ages: listOf(z.enum(ageCodes)),
      genders: listOf(integer().pipe(z.literal(genderCodes))),
    }),
    answer: list,
    errors: tooYoung,
  },
  hide: {
    method: 'DELETE',
    path: '/meet-new-friend/:id',
    who: 'celebrant',
    summary: 'Do not show somebody to the viewer any more; twice is once',
    params: onePerson,
    answer: message,
    errors: ['not_found', ...tooYoung],
    limits: ['reacting'],
  },
  report: {
    method: 'POST',
    path: '/meet-new-friend/:id/report',
    who: 'celebrant',
    summary: 'Report somebody to the administration, and do not show them any more; twice is once',
    params: onePerson,
    body: reportForm,
    answer: message,
    errors: ['not_found', ...tooYoung],
    limits: ['connecting'],
  },
  treat: {
    method: 'POST',
    path: '/meet-new-friend/:id/treat',
    who: 'celebrant',
    summary: 'Send somebody a treat; twice is once, and who has received one from them accepts it with this',
    params: onePerson,
    answer: changed,
    errors: ['not_found', 'meet_join_first', ...tooYoung],
    limits: ['connecting'],
  },
  treats: {
    method: 'GET',
    path: '/meet-new-friend/treat',
    who: 'celebrant',
    summary: 'Treats that the viewer has received and not declined, or with direction=sent has sent; newest first',
    query: listQuery().extend({ direction: optional(z.enum(['received', 'sent'])) }),
    answer: list,
    errors: tooYoung,
  },
  accept: {
    method: 'POST',
    path: '/meet-new-friend/:id/treat/accept',
    who: 'celebrant',
    summary: 'Say yes to a treat, also after a no; it stays so',
    params: onePerson,
    answer: changed,
    errors: ['not_found', ...tooYoung],
    limits: ['reacting'],
  },
  decline: {
    method: 'POST',
    path: '/meet-new-friend/:id/treat/decline',
    who: 'celebrant',
    summary: 'Say no to a treat; its sender is not told',
    params: onePerson,
    answer: changed,
    errors: ['not_found', ...tooYoung],
    limits: ['reacting'],
  },
})
