import type { SignUpForm } from '@celebrio/contract/people/account-forms'
import { checkPlaceChain } from '#features/base/locations'
import { type StoredDocument, storeDocument } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { companyRow } from './company-row.ts'
import { ownUser, type Reader } from './own-user.ts'
import { choosePassword } from './passwords.ts'
import { insertCompany, insertUser } from './queries/users.ts'
import { openSession } from './sessions.ts'

/** The version of User Agreement and Privacy Policy that the terms box speaks of. */
const termsVersion = '2026-11-01'

const userRow = (form: SignUpForm, passwordHash: string, reader: Reader, now: Date) => ({
  user_type: form.user_type,
  name: form.name,
  email: form.email,
  password_hash: passwordHash,
  mobile: form.mobile,
  country_id: form.country_id,
  language: form.language ?? reader.language,
  terms_accepted_at: form.terms ? now : null,
  terms_version: form.terms ? termsVersion : null,
  created_at: now,
})

async function create(
  app: AppContext,
  tx: Tx,
  form: SignUpForm,
  hash: string,
  document: StoredDocument | null,
  reader: Reader,
) {
  const now = app.clock.now()
  const userId = await insertUser(tx, userRow(form, hash, reader, now))
  if (form.kind === 'provider') await insertCompany(tx, companyRow(form, userId, document, now))
  await app.emit(tx, 'account.registered', { user_id: userId })
  const token = await openSession(app, tx, userId, { ...form, userAgent: reader.userAgent }, 'sign-up')
  return { userId, token }
}

/** @throws AppError validation_failed on the field that is wrong; nothing is kept then, files neither */
export async function signUp(app: AppContext, form: SignUpForm, files: IncomingFile[], reader: Reader) {
  await checkPlaceChain(app.db, form.kind === 'provider' ? form : { country_id: form.country_id })
  const hash = await choosePassword(app, form.password, form)
  const file = form.kind === 'provider' ? files[0] : undefined
  const document = file ? await storeDocument(app, file) : null
  try {
    const { userId, token } = await inTransaction(app, tx => create(app, tx, form, hash, document, reader))
    const user = await ownUser(app, userId, reader.language)
    return { message: 'Signed up successfully', token, user }
  } catch (error) {
    if (document) await app.files.delete(document.key)
    throw error
  }
}
