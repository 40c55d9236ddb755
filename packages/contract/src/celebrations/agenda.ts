import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { event } from './event-shapes.ts'
import { todo } from './plans.ts'

/** Events of each part of the agenda; guests are counted up to `counted`, which means as many or more. */
export const agendaLimits = { coming: 4, unanswered: 6, counted: 100 } as const

const hosting = z.object({
  /** Invited guests who have not answered and still can, and people who ask to join: entries on the guest list. */
  unanswered: z.int().nonnegative(),
  requests: z.int().nonnegative(),
  /** The undone to-do that is due first, else the first one. */
  todo: todo.nullable(),
})
export type Hosting = z.output<typeof hosting>

export const agenda = endpoints({
  read: {
    method: 'GET',
    path: '/event/agenda',
    who: 'member',
    summary:
      'What comes next for the viewer: the next events that they host, help with or have a seat at, those last that are on and last for days, what is to do for the first of them, and the next invitations that wait for their answer, among the 300 next events that they are invited to',
    answer: z.object({
      coming: z.array(event).max(agendaLimits.coming),
      /** For host and co-hosts of the first one that comes. */
      hosting: hosting.nullable(),
      unanswered: z.array(event).max(agendaLimits.unanswered),
    }),
  },
})
export type Agenda = z.output<typeof agenda.read.answer>
