import { filesOf, ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'wall',
    title: {
      en: 'What you’ve put on walls',
      fr: 'Ce que vous avez mis sur les murs',
      es: 'Lo que has puesto en los muros',
      pt: 'O que você colocou nos murais',
    },
    from: 'event_wall_entries',
    whose: ofPerson(),
    key: 'id',
    fields: {
      event: '(SELECT title FROM events WHERE events.id = event_id)',
      words: 'words',
      files: filesOf('SELECT upload_id FROM event_wall_media WHERE entry_id = event_wall_entries.id ORDER BY position'),
      created_at: 'created_at',
      approved_at: 'approved_at',
    },
  },
]
