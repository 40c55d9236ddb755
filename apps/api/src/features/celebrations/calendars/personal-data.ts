import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'calendar',
    title: {
      en: 'Your calendar link',
      fr: 'Votre lien de calendrier',
      es: 'El enlace de tu calendario',
      pt: 'O link do seu calendário',
    },
    from: 'calendar_links',
    whose: ofPerson(),
    key: 'user_id',
    fields: {
      created_at: 'created_at',
    },
  },
]
