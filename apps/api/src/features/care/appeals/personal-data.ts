import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'appeals',
    title: {
      en: 'Second looks that you’ve asked for',
      fr: 'Nouveaux examens demandés',
      es: 'Revisiones que has pedido',
      pt: 'Novas análises que você pediu',
    },
    from: 'appeals',
    whose: ofPerson('author_id'),
    key: 'statement_id',
    fields: {
      words: 'words',
      created_at: 'appealed_at',
      outcome: 'outcome',
      answer: 'answer',
      decided_at: 'decided_at',
    },
  },
]
