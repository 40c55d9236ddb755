import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'decisions',
    title: {
      en: 'Decisions of our team about you',
      fr: 'Décisions de notre équipe vous concernant',
      es: 'Decisiones de nuestro equipo sobre ti',
      pt: 'Decisões da nossa equipe sobre você',
    },
    from: 'moderation_decisions',
    whose: ofPerson('author_id'),
    key: 'id',
    fields: {
      decision: 'action',
      rule: 'rule',
      words: 'words',
      excerpt: 'excerpt',
      decided_at: 'decided_at',
      ends_at: 'suspended_until',
      undone_at: 'undone_at',
      answer: 'undone_words',
    },
  },
]
