import type { Notices } from '#features/base/notifications'
import { companies } from './queries/companies.ts'

/** How notices call a provider: by name and logo of the company instead of those of its owner. */
export const companyActor = 'company'

export const notices: Notices = { actors: { [companyActor]: companies } }
