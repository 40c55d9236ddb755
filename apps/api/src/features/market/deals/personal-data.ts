import {
  categoryName,
  filesOf,
  ofPerson,
  type PersonalSection,
  person,
  place,
  sum,
} from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'deals',
    title: { en: 'Your deals', fr: 'Vos petites annonces', es: 'Tus anuncios', pt: 'Seus anúncios' },
    from: 'deals',
    whose: ofPerson(),
    key: 'id',
    fields: {
      number: 'id',
      title: 'title',
      about: 'description',
      price: sum('cost'),
      lowest_price: sum('least_cost'),
      condition: 'condition',
      status: 'status',
      place: place('deals'),
      category: `(SELECT ${categoryName} FROM categories WHERE categories.id = category_id)`,
      saves: 'total_saves',
      files: filesOf('SELECT upload_id FROM deal_images WHERE deal_id = deals.id ORDER BY position'),
      created_at: 'created_at',
      edited_at: 'edited_at',
      ends_at: 'valid_till',
    },
  },
  {
    name: 'saved-deals',
    title: {
      en: 'Deals that you’ve saved',
      fr: 'Annonces enregistrées',
      es: 'Anuncios guardados',
      pt: 'Anúncios salvos',
    },
    from: 'deal_saves',
    whose: ofPerson(),
    key: 'deal_id',
    fields: {
      title: '(SELECT title FROM deals WHERE deals.id = deal_id)',
      created_at: 'created_at',
    },
  },
  {
    name: 'deal-inquiries',
    title: {
      en: 'Deals that you’ve asked about',
      fr: 'Annonces qui vous ont intéressé',
      es: 'Anuncios por los que has preguntado',
      pt: 'Anúncios pelos quais você perguntou',
    },
    from: 'deal_inquiries',
    whose: ofPerson('buyer_id'),
    key: 'id',
    fields: {
      title: 'title',
      person: person('seller_id'),
      created_at: 'created_at',
    },
  },
  {
    name: 'deal-buyers',
    title: {
      en: 'Who has asked about your deals',
      fr: 'Intérêt pour vos annonces',
      es: 'Quién ha preguntado por tus anuncios',
      pt: 'Quem perguntou pelos seus anúncios',
    },
    from: 'deal_inquiries',
    whose: ofPerson('seller_id'),
    key: 'id',
    fields: {
      title: 'title',
      person: person('buyer_id'),
      created_at: 'created_at',
    },
  },
]
