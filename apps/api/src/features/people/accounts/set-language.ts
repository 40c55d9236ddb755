import type { Language } from '@celebrio/contract/platform/languages'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { updateUser } from './queries/users.ts'

/** The language of what is written to the viewer from now on: letters, notices, decisions about what they post. */
export async function setLanguage(app: AppContext, viewer: Viewer, language: Language): Promise<{ message: string }> {
  await inTransaction(app, tx => updateUser(tx, viewer.id, { language }))
  return { message: 'Language saved' }
}
