import type { Album } from '@celebrio/contract/market/albums'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuDivider, MenuItem } from '#ui/overlays/menu.tsx'
import { useDeleteAlbum } from './data.ts'

/** What the provider can do with an album, behind three dots. */
export const AlbumMenu = ({ album }: { album: Album }) => {
  const { t } = useTranslation('albums')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteAlbum(album)
  const { id, name } = album
  return (
    <>
      <Menu target={<IconButton label={t('more', { name })} icon={<DotsThree size={24} weight="bold" />} />}>
        <MenuItem icon={<PencilSimple size={20} aria-hidden />} to={paths.editAlbum(id)}>
          {t('edit')}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<Trash size={20} aria-hidden />} danger onClick={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        text={t('deleteText', { name })}
        confirm={t('delete')}
        refuse={t('keep')}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
