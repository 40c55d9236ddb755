import type { AppContext } from '#platform/app-context.ts'
import type { PersonalFile } from '#platform/personal-data/section.ts'
import { findDocumentKey } from './queries/users.ts'

/** The document of somebody's company; portraits and logos are uploads. */
export async function personalFiles(app: AppContext, userId: number): Promise<PersonalFile[]> {
  const key = await findDocumentKey(app.db, userId)
  return key ? [{ id: null, name: key.split('/').at(-1) ?? '', key }] : []
}
