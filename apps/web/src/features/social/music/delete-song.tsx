import type { Song } from '@celebrio/contract/social/music'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeleteSong } from './data.ts'
import { removeFromPlayer } from './player/player.ts'

type DeleteSongProps = { song: Song; title: string; opened: boolean; onClose: () => void }

/** Confirms deleting a song. */
export const DeleteSong = ({ song, title, opened, onClose }: DeleteSongProps) => {
  const { t } = useTranslation('music')
  const { mutate, isPending } = useDeleteSong(song, () => {
    removeFromPlayer(song.id)
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { title })}
      text={t('deleteText')}
      confirm={t('delete')}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    />
  )
}
