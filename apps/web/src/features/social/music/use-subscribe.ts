import { music, type Song } from '@celebrio/contract/social/music'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { changeSong, musicKeys } from './data.ts'

/** Subscribes or takes it back; counted at once, and put back when the server refuses. */
export const useSubscribe = ({ id }: Song) => {
  const client = useQueryClient()
  const { t } = useTranslation('music')
  const set = (is_subscribed: boolean) =>
    changeSong(client, id, song =>
      song.is_subscribed === is_subscribed
        ? song
        : { ...song, is_subscribed, total_subscribers: song.total_subscribers + (is_subscribed ? 1 : -1) },
    )
  return useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? music.subscribe : music.unsubscribe, { params: { id } }),
    onMutate: set,
    onSuccess: ({ song }, wanted) => {
      changeSong(client, id, () => song)
      toast.success(t(wanted ? 'subscribed' : 'unsubscribed'))
      return client.invalidateQueries({ queryKey: musicKeys.subscribed })
    },
    onError: (error, wanted) => {
      set(!wanted)
      toast.error(errorText(error))
    },
  })
}
