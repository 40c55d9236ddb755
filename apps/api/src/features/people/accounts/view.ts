import type { OwnUser } from '@celebrio/contract/people/users'
import type { Language } from '@celebrio/contract/platform/languages'
import { placeNames } from '#features/base/locations'
import type { AppContext } from '#platform/app-context.ts'
import type { OwnUserRow } from './queries/users.ts'

const documentMinutes = 5

async function companyView(app: AppContext, row: OwnUserRow, language: Language): Promise<OwnUser['service_provider']> {
  if (row.company_id === null) return null
  const places = {
    country_id: row.company_country_id,
    state_id: row.company_state_id,
    city_id: row.company_city_id,
  }
  const [names] = await placeNames(app.db, [places], language)
  return {
    id: row.company_id,
    user_id: row.id,
    company_name: row.company_name ?? '',
    business_phone_number: row.business_phone_number ?? '',
    address: row.company_address ?? '',
    lat: row.lat,
    lng: row.lng,
    description: row.description,
    logo: row.logo && app.files.publicUrl(row.logo),
    establishment_year: row.establishment_year,
    payment_option: row.payment_option ?? 'none',
    payment_detail: row.payment_detail,
    document_type: row.document_type ?? 0,
    document_url: row.document_key && (await app.files.signedUrl(row.document_key, documentMinutes)),
    document_url_type: row.document_content_type,
    ...places,
    country: names?.country ?? null,
    state: names?.state ?? null,
    city: names?.city ?? null,
  }
}

/** The account as its owner sees it. */
export async function ownUserView(app: AppContext, row: OwnUserRow, language: Language): Promise<OwnUser> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    user_type: row.user_type,
    is_csp: row.is_csp,
    staff_role: row.staff_role,
    profile_picture: row.profile_picture && app.files.publicUrl(row.profile_picture),
    country_id: row.country_id,
    language: row.language,
    email_verified: row.email_verified_at !== null,
    has_password: row.password_hash !== null,
    password_changed_at: row.password_changed_at?.toISOString() ?? null,
    is_private: row.is_private,
    is_kid: row.is_kid,
    created_at: row.created_at.toISOString(),
    company_name: row.company_name,
    service_provider: await companyView(app, row, language),
  }
}
