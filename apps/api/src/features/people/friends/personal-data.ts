import { ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'connections',
    title: { en: 'Connections', fr: 'Relations', es: 'Conexiones', pt: 'Conexões' },
    from: 'friends',
    whose: ofPerson(),
    key: 'friend_id',
    fields: {
      person: person('friend_id'),
      circle: `CASE friend_type WHEN 1 THEN 'friends' WHEN 2 THEN 'family' WHEN 3 THEN 'colleagues' END`,
      created_at: 'created_at',
    },
  },
  {
    name: 'requests-sent',
    title: {
      en: 'Requests that you’ve sent',
      fr: 'Demandes envoyées',
      es: 'Solicitudes enviadas',
      pt: 'Pedidos enviados',
    },
    from: 'friend_requests',
    whose: ofPerson(),
    key: 'friend_id',
    fields: {
      person: person('friend_id'),
      created_at: 'created_at',
    },
  },
  {
    name: 'requests-received',
    title: {
      en: 'Requests that you’ve received',
      fr: 'Demandes reçues',
      es: 'Solicitudes recibidas',
      pt: 'Pedidos recebidos',
    },
    from: 'friend_requests',
    whose: ofPerson('friend_id'),
    key: 'user_id',
    fields: {
      person: person('user_id'),
      created_at: 'created_at',
    },
  },
  {
    name: 'blocked-people',
    title: {
      en: 'People you’ve blocked',
      fr: 'Personnes bloquées',
      es: 'Personas bloqueadas',
      pt: 'Pessoas bloqueadas',
    },
    from: 'blocks',
    whose: ofPerson(),
    key: 'blocked_id',
    fields: {
      person: person('blocked_id'),
      created_at: 'created_at',
    },
  },
  {
    name: 'skipped-people',
    title: {
      en: 'Suggestions that you’ve put off',
      fr: 'Suggestions écartées',
      es: 'Sugerencias descartadas',
      pt: 'Sugestões dispensadas',
    },
    from: 'friend_skips',
    whose: ofPerson(),
    key: 'skipped_id',
    fields: {
      person: person('skipped_id'),
      ends_at: 'until',
    },
  },
]
