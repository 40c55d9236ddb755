import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { findUsage, insertUpload } from './queries.ts'
import { exceedsQuota } from './rules.ts'
import type { Upload } from './tables.ts'

/**
 * Enters an upload with the most bytes that it may bring, if the account has room for them. Two at once wait for each
 * other: inserting locks the sum.
 * @throws AppError storage_full, storage_unverified
 */
export const reserveUpload = (app: AppContext, upload: Parameters<typeof insertUpload>[1]): Promise<Upload> =>
  inTransaction(app, async tx => {
    const reserved = await insertUpload(tx, upload)
    const { is_verified, ...usage } = await findUsage(tx, upload.user_id)
    const { accountBytes, unverifiedBytes } = app.settings
    if (exceedsQuota(usage, accountBytes)) throw new AppError('storage_full')
    if (!is_verified && exceedsQuota(usage, unverifiedBytes)) throw new AppError('storage_unverified')
    return reserved
  })
