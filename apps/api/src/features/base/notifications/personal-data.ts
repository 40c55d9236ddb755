import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'notifications',
    title: { en: 'Notifications', fr: 'Notifications', es: 'Notificaciones', pt: 'Notificações' },
    from: 'notifications',
    whose: ofPerson(),
    key: 'id',
    fields: {
      kind: 'kind',
      happened_at: 'happened_at',
      read_at: 'read_at',
      emailed_at: 'emailed_at',
      pushed_at: 'pushed_at',
    },
  },
]
