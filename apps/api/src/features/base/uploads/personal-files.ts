import type { AppContext } from '#platform/app-context.ts'
import type { PersonalFile } from '#platform/personal-data/section.ts'
import { documentKey } from './documents.ts'
import { findReadyOf } from './queries.ts'
import { mainKey } from './rules.ts'

/** What somebody has uploaded, under the names that the files came with. */
export async function personalFiles(app: AppContext, userId: number): Promise<PersonalFile[]> {
  const uploads = await findReadyOf(app.db, userId)
  return uploads.map(({ id, kind, folder, file_name, title }) => ({
    id,
    name: title ?? file_name,
    key: kind === 'document' ? documentKey(folder, title ?? '') : mainKey(kind, folder),
  }))
}
