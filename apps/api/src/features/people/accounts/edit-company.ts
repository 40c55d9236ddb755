import type { CompanyForm } from '@celebrio/contract/people/companies'
import { placesAfter } from '#features/base/locations'
import type { StoredDocument } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { checkPin } from './company-pin.ts'
import { type Company, lockCompany, updateCompany } from './queries/users.ts'

/** New files of a company: the key of the logo, null for none; undefined leaves what is there. */
type CompanyFiles = { logo?: string | null | undefined; document?: StoredDocument | undefined }

const field = (name: keyof CompanyForm) => `service_provider.${name}`

/** Whether a form says anything about the company. */
export const changesCompany = (form: CompanyForm = {}, files: CompanyFiles = {}): boolean =>
  [...Object.values(form), ...Object.values(files)].some(value => value !== undefined)

/** A company stays where it is found: who moves names the smaller places too. */
async function placesOf(tx: Tx, company: Company, form: CompanyForm) {
  const places = await placesAfter(tx, company, form, 'service_provider.')
  for (const name of ['state_id', 'city_id'] as const)
    if (places[name] === null && company[name] !== null) throw fieldError(field(name), 'required')
  return places
}

function paymentOf(company: Company, form: CompanyForm) {
  const { payment_option = company.payment_option, payment_detail = company.payment_detail } = form
  if (payment_option !== 'paypal') return { payment_option, payment_detail: null }
  if (payment_detail === null) throw fieldError(field('payment_detail'), 'required')
  return { payment_option, payment_detail }
}

const columnsOf = (form: CompanyForm) => {
  const { company_name, business_phone_number, address, establishment_year, document_type, description } = form
  return { company_name, business_phone_number, address, establishment_year, document_type, description }
}

/**
 * Changes what is sent of the viewer's company.
 * @returns the key of the logo that is no longer used, if any
 * @throws AppError not_for_your_role for who has no company; validation_failed on `service_provider.…`
 */
export async function editCompany(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  form: CompanyForm,
  { logo, document }: CompanyFiles,
): Promise<string | null> {
  const company = await lockCompany(tx, viewer.id)
  if (!company) throw new AppError('not_for_your_role')
  const places = await placesOf(tx, company, form)
  await updateCompany(tx, viewer.id, {
    ...columnsOf(form),
    ...places,
    ...(await checkPin(tx, company, form, places.city_id)),
    ...paymentOf(company, form),
    logo,
    edited_at: app.clock.now(),
    ...(document && { document_key: document.key, document_content_type: document.contentType }),
  })
  if (document && company.document_key) await app.emit(tx, 'account.document_replaced', { key: company.document_key })
  return logo === undefined || logo === company.logo ? null : company.logo
}
