import type { Feature } from '#platform/feature.ts'
import { eraseOffers } from './erase.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const offers: Feature = { name: 'offers', routes, erase: eraseOffers, personalData }
