import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'push-devices',
    title: {
      en: 'Devices that receive notifications',
      fr: 'Appareils recevant les notifications',
      es: 'Dispositivos que reciben notificaciones',
      pt: 'Dispositivos que recebem notificações',
    },
    from: 'push_subscriptions',
    whose: ofPerson(),
    key: 'id',
    fields: {
      service: `split_part(endpoint, '/', 3)`,
      created_at: 'created_at',
    },
  },
]
