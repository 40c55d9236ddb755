import { filesOf, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'files',
    title: { en: 'Files', fr: 'Fichiers', es: 'Archivos', pt: 'Arquivos' },
    from: 'uploads',
    whose: `user_id = :me AND status = 'ready'`,
    key: 'id',
    fields: {
      number: 'id',
      kind: 'kind',
      title: 'title',
      file_name: 'file_name',
      files: filesOf('SELECT uploads.id'),
      created_at: 'created_at',
      size: 'bytes',
    },
  },
]
