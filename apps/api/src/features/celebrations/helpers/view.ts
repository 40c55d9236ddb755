import type { Helper } from '@celebrio/contract/celebrations/helpers'
import type { AppContext } from '#platform/app-context.ts'
import type { HelperRow } from './queries.ts'

export const helperView = (app: AppContext, { id, name, profile_picture, role, created_at }: HelperRow): Helper => ({
  user: { id, name, profile_picture: profile_picture && app.files.publicUrl(profile_picture) },
  role,
  created_at: created_at.toISOString(),
})
