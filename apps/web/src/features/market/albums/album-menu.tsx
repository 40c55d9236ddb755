import type { Album } from '@celebrio/contract/market/albums'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { EditDeleteMenu } from '#ui/overlays/edit-delete-menu.tsx'
import { useDeleteAlbum } from './data.ts'

/** What the provider can do with an album. */
export const AlbumMenu = ({ album }: { album: Album }) => {
  const { t } = useTranslation('albums')
  const { id, name } = album
  const words = {
    more: t('more', { name }),
    edit: t('edit'),
    delete: t('delete'),
    deleteTitle: t('deleteTitle'),
    deleteText: t('deleteText', { name }),
    keep: t('keep'),
  }
  return <EditDeleteMenu words={words} edit={paths.editAlbum(id)} deletion={useDeleteAlbum(album)} />
}
