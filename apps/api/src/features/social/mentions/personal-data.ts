import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'mentions',
    title: {
      en: 'Where you’re mentioned',
      fr: 'Là où vous êtes mentionné',
      es: 'Dónde te mencionan',
      pt: 'Onde você foi mencionado',
    },
    from: 'mentions',
    whose: ofPerson(),
    key: 'id',
    fields: {
      post: 'post_id',
      comment: 'comment_id',
      words: 'words',
    },
  },
]
