import type { Song } from '@celebrio/contract/social/music'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { DeleteSong } from './delete-song.tsx'
import { EditSong } from './edit-song.tsx'

/** The menu of an artist's own song. */
export const SongMenu = ({ song, title }: { song: Song; title: string }) => {
  const { t } = useTranslation('music')
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <Menu target={<IconButton label={t('more', { title })} icon={<DotsThree size={24} weight="bold" />} />}>
        <MenuItem icon={<PencilSimple size={20} />} onClick={() => setAsking('edit')}>
          {t('edit')}
        </MenuItem>
        <MenuItem danger icon={<Trash size={20} />} onClick={() => setAsking('delete')}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <EditSong key={`${song.title} ${song.cover?.id}`} song={song} opened={asking === 'edit'} onClose={close} />
      <DeleteSong song={song} title={title} opened={asking === 'delete'} onClose={close} />
    </>
  )
}
