import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'reports',
    title: {
      en: 'What you’ve reported',
      fr: 'Vos signalements',
      es: 'Lo que has denunciado',
      pt: 'O que você denunciou',
    },
    from: 'reports',
    whose: ofPerson(),
    key: 'case_id',
    fields: {
      kind: 'subject_type',
      rule: 'rule',
      reason: 'reason',
      created_at: 'created_at',
    },
  },
]
