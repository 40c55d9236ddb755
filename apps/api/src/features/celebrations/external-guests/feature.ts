import { findEventStaff } from '#features/celebrations/events'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { previews } from './previews.ts'
import { routes } from './routes.ts'
import { takeOverByEmail } from './take-over.ts'

const listeners = [
  on('account.email_verified', 'external-guests.take-over', takeOverByEmail),
  ...onAny('external-guests.push', {
    'external_guest.changed': async (app, { event_id }) =>
      app.realtime.push(await findEventStaff(app.db, event_id), 'events'),
  }),
]

const personalRows = [rowsOf('invitation_email_days')]

export const externalGuests: Feature = {
  name: 'external-guests',
  routes,
  listeners,
  previews,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
}
