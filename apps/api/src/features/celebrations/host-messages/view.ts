import type { HostMessage } from '@celebrio/contract/celebrations/host-messages'
import type { AppContext } from '#platform/app-context.ts'
import { canDelete } from './policies.ts'
import type { MessageRow } from './queries/messages.ts'

export const messageView = (app: AppContext, row: MessageRow): HostMessage => ({
  id: row.id,
  words: row.words,
  to: row.audience,
  user: {
    id: row.user_id,
    name: row.author_name,
    profile_picture: row.author_picture && app.files.publicUrl(row.author_picture),
  },
  created_at: row.created_at.toISOString(),
  can: { delete: canDelete(row) },
})
