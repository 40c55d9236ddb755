import { ofPerson, type PersonalSection, sum } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'boosts',
    title: {
      en: 'Boosts of your deals',
      fr: 'Mises en avant de vos annonces',
      es: 'Anuncios destacados',
      pt: 'Destaques dos seus anúncios',
    },
    from: 'boosts JOIN payments ON payments.id = boosts.payment_id',
    whose: ofPerson('payments.user_id'),
    key: 'boosts.id',
    fields: {
      starts_at: 'boosts.starts_at',
      ends_at: 'boosts.ends_at',
      total: sum('boosts.amount', 'boosts.currency'),
      refunded: sum('boosts.refunded', 'boosts.currency'),
      status: 'boosts.status',
      paid_at: 'boosts.paid_at',
    },
  },
]
