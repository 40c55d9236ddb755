import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

/** The staff looks accounts up. */
export const accountLookup: Feature = { name: 'account-lookup', routes }
