import { ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

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
      // Whom the notification names last, where it names accounts.
      person: person(`(SELECT actor_id FROM notification_actors AS act
        WHERE act.notification_id = notifications.id AND act.actor_type = 'user'
        ORDER BY act.happened_at DESC, act.actor_id DESC LIMIT 1)`),
      happened_at: 'happened_at',
      read_at: 'read_at',
      emailed_at: 'emailed_at',
      pushed_at: 'pushed_at',
    },
  },
]
