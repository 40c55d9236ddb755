import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'presence',
    title: {
      en: 'When you were last here',
      fr: 'Votre dernière visite',
      es: 'Tu última visita',
      pt: 'Sua última visita',
    },
    from: 'presence',
    whose: ofPerson(),
    key: 'user_id',
    fields: {
      is_shared: 'is_shared',
      last_used_at: 'seen_at',
    },
  },
]
