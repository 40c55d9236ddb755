import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const emailOptOuts: Feature = { name: 'email-opt-outs', routes }
