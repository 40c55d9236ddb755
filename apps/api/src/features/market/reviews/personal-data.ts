import { filesOf, ofCompany, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'reviews-written',
    title: {
      en: 'Reviews that you’ve written',
      fr: 'Avis que vous avez écrits',
      es: 'Opiniones que has escrito',
      pt: 'Avaliações que você escreveu',
    },
    from: 'reviews',
    whose: `((side = 'celebrant' AND celebrant_id = :me) OR (side = 'provider' AND ${ofCompany()}))`,
    key: 'id',
    fields: {
      booking: 'booking_id',
      stars: 'stars',
      words: 'words',
      created_at: 'written_at',
      files: filesOf('SELECT upload_id FROM review_images WHERE review_id = reviews.id ORDER BY position'),
    },
  },
  {
    name: 'reviews-received',
    title: { en: 'Reviews about you', fr: 'Avis sur vous', es: 'Opiniones sobre ti', pt: 'Avaliações sobre você' },
    from: 'reviews',
    whose: `shown_at IS NOT NULL AND withheld IS NULL
      AND ((side = 'provider' AND celebrant_id = :me) OR (side = 'celebrant' AND ${ofCompany()}))`,
    key: 'id',
    fields: {
      booking: 'booking_id',
      stars: 'stars',
      words: 'words',
      created_at: 'shown_at',
      answer: 'answer',
      answered_at: 'answered_at',
    },
  },
]
