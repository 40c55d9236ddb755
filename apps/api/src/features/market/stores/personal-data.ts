import { ofCompany, ofPerson, type PersonalSection, textsOf } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'store',
    title: { en: 'Your store', fr: 'Votre boutique', es: 'Tu tienda', pt: 'Sua loja' },
    from: 'stores',
    whose: ofCompany(),
    key: 'provider_id',
    fields: {
      currency: 'currency',
      cancellation: 'cancellation',
      deposit: 'deposit',
      travel: 'travel',
      travels_km: 'travels_km',
      languages: textsOf('SELECT unnest(languages)'),
      rating: 'rating',
      reviews: 'rating_count',
      followers: 'total_joined',
      created_at: 'created_at',
      ends_at: 'paid_until',
    },
  },
  {
    name: 'joined-stores',
    title: {
      en: 'Stores that you’ve joined',
      fr: 'Boutiques que vous suivez',
      es: 'Tiendas que sigues',
      pt: 'Lojas que você segue',
    },
    from: 'store_members',
    whose: ofPerson(),
    key: 'provider_id',
    fields: {
      store: '(SELECT company_name FROM service_providers AS company WHERE company.id = store_members.provider_id)',
      created_at: 'created_at',
    },
  },
  {
    name: 'store-inquiries',
    title: {
      en: 'Stores that you’ve written to',
      fr: 'Boutiques à qui vous avez écrit',
      es: 'Tiendas a las que has escrito',
      pt: 'Lojas para as quais você escreveu',
    },
    from: 'store_inquiries',
    whose: ofPerson(),
    key: 'id',
    fields: {
      store: '(SELECT company_name FROM service_providers AS company WHERE company.id = store_inquiries.provider_id)',
      created_at: 'created_at',
    },
  },
]
