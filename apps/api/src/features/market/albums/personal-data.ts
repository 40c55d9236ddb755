import { filesOf, ofCompany, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'albums',
    title: {
      en: 'Albums of your store',
      fr: 'Albums de votre boutique',
      es: 'Álbumes de tu tienda',
      pt: 'Álbuns da sua loja',
    },
    from: 'store_albums',
    whose: ofCompany(),
    key: 'id',
    fields: {
      name: 'name',
      files: filesOf('SELECT upload_id FROM store_album_images WHERE album_id = store_albums.id ORDER BY position'),
      created_at: 'created_at',
    },
  },
]
