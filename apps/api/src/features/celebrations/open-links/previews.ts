import { invitationPreview } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { PagePreview } from '#platform/http/previews.ts'
import { readOpenInvitation } from './open.ts'

/** Links that are open: title, date and cover, as of a personal one. */
export const previews = (app: AppContext): PagePreview[] => [
  {
    path: '/join/:token',
    async find({ token = '' }, language) {
      try {
        const { invitation } = await readOpenInvitation(app, { token, viewer: null, language })
        return invitationPreview(invitation.event, language)
      } catch (error) {
        if (error instanceof AppError) return null
        throw error
      }
    },
  },
]
