import type { UpgradeForm } from '@celebrio/contract/people/account-forms'
import { checkPlaceChain } from '#features/base/locations'
import { storeDocument } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { violatesConstraint } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { companyRow } from './company-row.ts'
import { ownUser, type Reader } from './own-user.ts'
import { canProvide } from './policies.ts'
import { findOwnUser, insertCompany, updateUser } from './queries/users.ts'

/**
 * Gives a celebrant a company: the account keeps what it may do, and may sell as well.
 * @throws AppError already_provider; not_for_your_role for children; validation_failed on the field that is wrong. Nothing
 * is kept then, the document neither
 */
export async function upgrade(
  app: AppContext,
  viewer: Viewer,
  form: UpgradeForm,
  [file]: IncomingFile[],
  { language }: Pick<Reader, 'language'>,
) {
  const account = await findOwnUser(app.db, viewer.id)
  if (account.company_id !== null) throw new AppError('already_provider')
  if (!canProvide(account)) throw new AppError('not_for_your_role')
  await checkPlaceChain(app.db, form)
  const document = file ? await storeDocument(app, file) : null
  try {
    await inTransaction(app, async tx => {
      await insertCompany(tx, companyRow(form, viewer.id, document, app.clock.now()))
      await updateUser(tx, viewer.id, { is_csp: true })
    })
  } catch (error) {
    if (document) await app.files.delete(document.key)
    if (violatesConstraint(error, 'service_providers_user_id_key')) throw new AppError('already_provider')
    throw error
  }
  return { message: 'User has been upgraded as SP', user: await ownUser(app, viewer.id, language) }
}
