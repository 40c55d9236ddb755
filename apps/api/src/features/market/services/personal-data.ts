import {
  categoryName,
  filesOf,
  ofCompany,
  type PersonalSection,
  sum,
  textsOf,
} from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'services',
    title: { en: 'Your services', fr: 'Vos prestations', es: 'Tus servicios', pt: 'Seus serviços' },
    from: 'services',
    whose: ofCompany(),
    key: 'id',
    fields: {
      name: 'name',
      about: 'description',
      categories: textsOf(
        `SELECT ${categoryName} FROM service_categories JOIN categories ON categories.id = category_id WHERE service_id = services.id ORDER BY service_categories.position`,
      ),
      files: filesOf('SELECT upload_id FROM service_images WHERE service_id = services.id ORDER BY position'),
      created_at: 'created_at',
      edited_at: 'edited_at',
    },
  },
  {
    name: 'service-items',
    title: {
      en: 'What you sell',
      fr: 'Ce que vous vendez',
      es: 'Lo que vendes',
      pt: 'O que você vende',
    },
    from: `service_items JOIN services ON services.id = service_items.service_id
      JOIN stores ON stores.provider_id = services.provider_id`,
    whose: ofCompany('services.provider_id'),
    key: 'service_items.id',
    fields: {
      service: 'services.name',
      name: 'service_items.name',
      price: sum('service_items.price', 'stores.currency'),
    },
  },
]
