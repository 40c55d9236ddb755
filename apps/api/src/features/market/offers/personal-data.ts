import { categoryName, filesOf, ofCompany, type PersonalSection, textsOf } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'offers',
    title: { en: 'Your offers', fr: 'Vos offres', es: 'Tus ofertas', pt: 'Suas ofertas' },
    from: 'offers',
    whose: ofCompany(),
    key: 'id',
    fields: {
      name: 'name',
      about: 'description',
      discount: 'discount',
      ends_at: 'ends_at',
      items: textsOf(
        'SELECT service_items.name FROM offer_items JOIN service_items ON service_items.id = item_id WHERE offer_id = offers.id ORDER BY item_id',
      ),
      categories: textsOf(
        `SELECT ${categoryName} FROM offer_categories JOIN categories ON categories.id = category_id WHERE offer_id = offers.id ORDER BY offer_categories.position`,
      ),
      files: filesOf('SELECT upload_id FROM offer_images WHERE offer_id = offers.id ORDER BY position'),
      created_at: 'created_at',
      edited_at: 'edited_at',
    },
  },
]
