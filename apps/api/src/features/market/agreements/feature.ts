import type { Feature } from '#platform/feature.ts'
import { agreedEntries } from './calendar.ts'
import { routes } from './routes.ts'

export const agreements: Feature = { name: 'agreements', routes, calendarEntries: agreedEntries }
