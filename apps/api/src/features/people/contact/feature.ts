import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { sendCopy } from './contact-staff.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Somebody has written to the staff from an address that is theirs. */
    'contact.sent': { message_id: number }
  }
}

export const contact: Feature = {
  name: 'contact',
  routes,
  listeners: [on('contact.sent', 'contact.copy', sendCopy)],
}
