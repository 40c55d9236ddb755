import { z } from 'zod'
import { clearable, degrees, id, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { line, phone, text } from '../platform/text-schemas.ts'
import { documentTypes, establishmentYears, paymentOptions } from './users.ts'

export const companyLimits = {
  company_name: 255,
  address: 500,
  payment_detail: 255,
  description: 1000,
  /** How far the pin on the map may be from the middle of the city. */
  pin_km: 100,
} as const

const currentYear = () => new Date().getUTCFullYear()

/** A year of the establishment-year selector. */
export const establishmentYear = () =>
  integer().refine(year => year <= currentYear() && year > currentYear() - establishmentYears, issue('year_range'))

const isHalf = ({ lat, lng }: { lat?: number | null | undefined; lng?: number | null | undefined }) =>
  (lat ?? null) === null ? (lng ?? null) !== null : (lng ?? null) === null

/**
 * `service_provider[…]` of POST /profile: the fields of the caller's company that change; omitted ones stay as they are. The
 * pictures are addresses of uploads of the caller's, or file parts of these names; the document is a file part only.
 */
export const companyForm = z
  .object({
    company_name: line({ max: companyLimits.company_name, min: 1 }).optional(),
    business_phone_number: phone().optional(),
    address: line({ max: companyLimits.address, min: 1 }).optional(),
    country_id: id().optional(),
    state_id: id().optional(),
    city_id: id().optional(),
    /**
     * The pin on the map, at most `pin_km` from the city. It belongs to the address: who changes that, or the city, without a new
     * pin has none, and is found in the middle of the city.
     */
    lat: clearable(degrees(90)),
    lng: clearable(degrees(180)),
    establishment_year: clearable(establishmentYear()),
    payment_option: z.enum(paymentOptions).optional(),
    payment_detail: clearable(line({ max: companyLimits.payment_detail })),
    document_type: integer().pipe(z.literal(documentTypes)).optional(),
    description: clearable(text({ max: companyLimits.description })),
    logo: clearable(text({ max: 1000 })),
    /** The picture of the account, as `profile_picture` beside. */
    profile_picture: clearable(text({ max: 1000 })),
    document: optional(z.undefined(issue('upload_unknown'))),
  })
  .refine(form => !isHalf(form), { ...issue('half_a_position'), path: ['lng'] })
export type CompanyForm = z.output<typeof companyForm>
