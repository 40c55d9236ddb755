import { ofCompany, type PersonalSection, sum } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'plans',
    title: {
      en: 'Plans of your store',
      fr: 'Formules de votre boutique',
      es: 'Planes de tu tienda',
      pt: 'Planos da sua loja',
    },
    from: 'plan_periods',
    whose: ofCompany(),
    key: 'id',
    fields: {
      plan: 'plan',
      price: sum('price'),
      paid_at: 'paid_at',
      starts_at: 'starts_at',
      ends_at: 'ends_at',
      cancelled_at: 'cancelled_at',
    },
  },
  {
    name: 'free-months',
    title: { en: 'Free months', fr: 'Mois offerts', es: 'Meses gratis', pt: 'Meses grátis' },
    from: 'free_months',
    whose: ofCompany(),
    key: 'id',
    fields: {
      months: 'months',
      created_at: 'given_at',
      starts_at: 'starts_at',
      ends_at: 'ends_at',
    },
  },
]
