import { eventViews, invitationPreview } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { PagePreview } from '#platform/http/previews.ts'
import { openLink } from './read-by-link.ts'

/** Links that are still valid, of guests without an account: an invitation that belongs to an account is nobody else's. */
export const previews = (app: AppContext): PagePreview[] => [
  {
    path: '/i/:token',
    async find({ token = '' }, language) {
      try {
        const { linkedGuest, visitor } = await openLink(app.db, { token, viewer: null, language })
        const [event] = await eventViews(app, app.db, visitor, [linkedGuest.event_id])
        return event ? invitationPreview(event, language) : null
      } catch (error) {
        if (error instanceof AppError) return null
        throw error
      }
    },
  },
]
