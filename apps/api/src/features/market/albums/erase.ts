import { adjustCount, findCompanyOf } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteAlbumsOf } from './queries/albums.ts'

/** Erases the albums of somebody's store: there are never many. Their pictures go with what its owner has uploaded. */
export async function eraseAlbums(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const company = await findCompanyOf(tx, userId)
  if (company !== undefined) await adjustCount(tx, company, 'albums', -(await deleteAlbumsOf(tx, company)))
  return false
}
