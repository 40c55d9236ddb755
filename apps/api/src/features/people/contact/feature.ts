import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { sendCopy } from './contact-staff.ts'
import { sendAnswer } from './inbox.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Somebody has written to the staff from an address that is theirs. */
    'contact.sent': { message_id: number }
    /** The staff has answered. */
    'contact.answered': { message_id: number }
  }
}

const personalRows = [rowsOf('contact_messages')]

export const contact: Feature = {
  name: 'contact',
  routes,
  listeners: [on('contact.sent', 'contact.copy', sendCopy), on('contact.answered', 'contact.answer', sendAnswer)],
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
