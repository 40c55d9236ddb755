import { ofCompany, ofPerson, type PersonalSection, textsOf } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'availability',
    title: {
      en: 'When your store is free',
      fr: 'Disponibilités de votre boutique',
      es: 'Disponibilidad de tu tienda',
      pt: 'Disponibilidade da sua loja',
    },
    from: 'store_availability',
    whose: ofCompany(),
    key: 'provider_id',
    fields: {
      lead_days: 'lead_days',
      bookings_a_day: 'bookings_a_day',
      allows_holds: 'allows_holds',
      weekdays_off: textsOf('SELECT unnest(weekdays_off)::text'),
      days_off: textsOf(
        'SELECT day::text FROM store_days WHERE store_days.provider_id = store_availability.provider_id AND is_off ORDER BY day',
      ),
    },
  },
  {
    name: 'held-days',
    title: {
      en: 'Days that you’re holding',
      fr: 'Vos options',
      es: 'Fechas apartadas',
      pt: 'Suas pré-reservas',
    },
    from: 'store_places',
    whose: ofPerson(),
    key: 'id',
    fields: {
      store: '(SELECT company_name FROM service_providers AS company WHERE company.id = store_places.provider_id)',
      day: 'day::text',
      created_at: 'created_at',
      ends_at: 'expires_at',
    },
  },
]
