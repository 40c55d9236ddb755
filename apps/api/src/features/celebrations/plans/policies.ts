import { leastRole } from '#features/celebrations/events'

/** Who edits an event plans it: `can.edit` tells who sees the plan. */
export const leastPlanner = leastRole.edit
