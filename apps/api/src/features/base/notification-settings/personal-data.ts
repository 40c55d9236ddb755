import { ofPerson, type PersonalSection, textsOf } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'notification-settings',
    title: {
      en: 'Notification settings',
      fr: 'Réglages des notifications',
      es: 'Ajustes de notificaciones',
      pt: 'Configurações de notificações',
    },
    from: 'users LEFT JOIN notification_settings AS setting ON setting.user_id = users.id',
    whose: ofPerson('users.id'),
    key: 'users.id',
    fields: {
      is_on: 'is_on',
      has_digest: 'has_digest',
      shows_contents: 'shows_contents',
      quiet_from: 'quiet_from',
      quiet_until: 'quiet_until',
      timezone: 'timezone',
      switched_off: textsOf(
        `SELECT category || ': ' || way FROM notification_switches_off WHERE user_id = :me ORDER BY 1`,
      ),
    },
  },
]
