import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { deleteLink } from './queries.ts'
import { routes } from './routes.ts'
import type { CalendarEntry } from './view.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What it has for somebody's calendar that ends after an instant. */
    calendarEntries?(app: AppContext, person: { id: number; language: Language }, since: Date): Promise<CalendarEntry[]>
  }
}

// Whoever had the account before must not read on what its owner plans.
const listeners = [on('account.taken_over', 'calendars.end', (app, { user_id }) => deleteLink(app.db, user_id))]

const personalRows = [rowsOf('calendar_links')]

export const calendars: Feature = {
  name: 'calendars',
  routes,
  listeners,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
