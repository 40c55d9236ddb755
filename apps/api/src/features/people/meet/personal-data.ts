import { filesOf, ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'meet-profile',
    title: {
      en: 'Your profile in Meet new friends',
      fr: 'Votre profil pour les rencontres',
      es: 'Tu perfil para conocer gente',
      pt: 'Seu perfil para conhecer gente',
    },
    from: 'meet_profiles',
    whose: ofPerson(),
    key: 'user_id',
    fields: {
      name: 'preferred_name',
      interests: 'likes',
      address: 'address',
      about: 'summary',
      treat: `CASE treat WHEN 0 THEN 'my_treat' WHEN 1 THEN 'no_treat' END`,
      is_private: 'is_private',
      files: filesOf(`SELECT id FROM uploads WHERE user_id = :me AND folder = split_part(photo, '/', 2)`),
      created_at: 'joined_at',
    },
  },
  {
    name: 'treats-sent',
    title: {
      en: 'Treats that you’ve offered',
      fr: 'Invitations proposées',
      es: 'Invitaciones que has ofrecido',
      pt: 'Convites que você ofereceu',
    },
    from: 'meet_treats',
    whose: ofPerson('sender_id'),
    key: 'receiver_id',
    fields: {
      person: person('receiver_id'),
      created_at: 'created_at',
      reply: 'answer',
      answered_at: 'answered_at',
    },
  },
  {
    name: 'treats-received',
    title: {
      en: 'Treats that you’ve been offered',
      fr: 'Invitations reçues',
      es: 'Invitaciones que te han ofrecido',
      pt: 'Convites que você recebeu',
    },
    from: 'meet_treats',
    whose: ofPerson('receiver_id'),
    key: 'sender_id',
    fields: {
      person: person('sender_id'),
      created_at: 'created_at',
      reply: 'answer',
      answered_at: 'answered_at',
    },
  },
  {
    name: 'meet-hides',
    title: {
      en: 'People you’ve hidden in Meet new friends',
      fr: 'Personnes masquées dans les rencontres',
      es: 'Personas ocultas al conocer gente',
      pt: 'Pessoas ocultas ao conhecer gente',
    },
    from: 'meet_hides',
    whose: ofPerson(),
    key: 'hidden_id',
    fields: {
      person: person('hidden_id'),
      created_at: 'created_at',
    },
  },
]
