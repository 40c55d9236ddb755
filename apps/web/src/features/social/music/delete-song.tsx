import { music, type Song } from '@celebrio/contract/social/music'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { musicKeys } from './data.ts'
import { forgetSong } from './player/player.ts'

type DeleteSongProps = { song: Song; title: string; opened: boolean; onClose: () => void }

const useDeleteSong = ({ id }: Song, onDone: () => void) => {
  const client = useQueryClient()
  const { t } = useTranslation('music')
  return useMutation({
    mutationFn: () => call(music.delete, { params: { id } }),
    onSuccess: () => {
      forgetSong(id)
      onDone()
      toast.success(t('deleted'))
      return client.invalidateQueries({ queryKey: musicKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}

/** Asks before a song is deleted for good. */
export const DeleteSong = ({ song, title, opened, onClose }: DeleteSongProps) => {
  const { t } = useTranslation('music')
  const { mutate, isPending } = useDeleteSong(song, onClose)
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
