import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

/** The staff looks payments up. */
export const paymentLookup: Feature = { name: 'payment-lookup', routes }
