import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'
import { line, text } from '../platform/text-schemas.ts'

/** Code points. */
export const contactLimits = { name: 255, subject: 150, message: 5000 } as const

export const contactForm = z.object({
  name: line({ max: contactLimits.name, min: 1 }),
  subject: line({ max: contactLimits.subject, min: 1 }),
  message: text({ max: contactLimits.message, min: 1 }),
})

export type ContactForm = z.output<typeof contactForm>

export const contact = endpoints({
  send: {
    method: 'POST',
    path: '/contact',
    who: 'member',
    summary: 'Write to the staff of Celebrio; a copy goes to the sender’s address once that is confirmed',
    body: contactForm,
    /** `copied`: whether a copy is on its way. */
    answer: message.extend({ copied: z.boolean() }),
    status: 201,
    limits: ['contacting'],
  },
})
