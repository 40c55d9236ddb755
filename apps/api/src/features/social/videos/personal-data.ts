import { ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'watched-videos',
    title: {
      en: 'Videos that you’ve watched',
      fr: 'Vidéos regardées',
      es: 'Vídeos que has visto',
      pt: 'Vídeos que você assistiu',
    },
    from: 'video_views',
    whose: ofPerson(),
    key: 'upload_id',
    fields: {
      day: 'day::text',
      person: person('(SELECT user_id FROM uploads WHERE uploads.id = upload_id)'),
    },
  },
]
