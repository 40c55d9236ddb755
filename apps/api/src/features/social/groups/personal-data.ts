import { filesOf, ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'groups',
    title: { en: 'Groups', fr: 'Groupes', es: 'Grupos', pt: 'Grupos' },
    from: 'group_members AS member JOIN groups ON groups.id = member.group_id',
    whose: ofPerson('member.user_id'),
    key: 'groups.id',
    fields: {
      name: 'groups.name',
      role: 'member.role',
      state: 'member.state',
      since: 'member.since',
      day: 'CASE WHEN groups.owner_id = :me THEN groups.day::text END',
      about: 'CASE WHEN groups.owner_id = :me THEN groups.description END',
      files: filesOf('SELECT groups.cover_id WHERE groups.owner_id = :me AND groups.cover_id IS NOT NULL'),
    },
  },
]
