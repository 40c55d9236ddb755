import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { deleteLink } from './queries.ts'
import { routes } from './routes.ts'

// Whoever had the account before must not read on what its owner plans.
const listeners = [on('account.taken_over', 'calendars.end', (app, { user_id }) => deleteLink(app.db, user_id))]

export const calendars: Feature = { name: 'calendars', routes, listeners }
