import type { UpgradeForm } from '@celebrio/contract/people/account-forms'
import type { StoredDocument } from '#features/base/uploads'

/** The row of a new company, as its form says. */
export const companyRow = (form: UpgradeForm, userId: number, document: StoredDocument | null, now: Date) => ({
  user_id: userId,
  company_name: form.company_name,
  business_phone_number: form.business_phone_number,
  address: form.address,
  establishment_year: form.establishment_year ?? null,
  payment_option: form.payment_option,
  payment_detail: form.payment_option === 'paypal' ? (form.payment_detail ?? null) : null,
  document_type: form.document_type,
  document_key: document?.key ?? null,
  document_content_type: document?.contentType ?? null,
  country_id: form.country_id,
  state_id: form.state_id,
  city_id: form.city_id,
  created_at: now,
})
