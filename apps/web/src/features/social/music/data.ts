import type { Answer } from '@celebrio/contract/platform/endpoint'
import { music, type Song } from '@celebrio/contract/social/music'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { formErrorText } from '#lib/forms/field-errors.ts'

/** Cache keys; all start with `music`, because a song may be in several lists. */
export const musicKeys = { all: ['music'], subscribed: ['music', 'subscribed'] } as const

const keyOf = (...parts: (string | number)[]): readonly unknown[] => ['music', ...parts]

/** Songs of somebody, newest first. */
export const songsQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('of', id),
    queryFn: ({ pageParam, signal }) => call(music.list, { query: { user_id: id, ...pageAt(pageParam) }, signal }),
  })

/** Songs that the viewer has subscribed to, last subscribed first. */
export const subscribedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: keyOf('subscribed'),
  queryFn: ({ pageParam, signal }) => call(music.subscribed, { query: pageAt(pageParam), signal }),
})

type List = InfiniteData<Answer<typeof music.list>, string | undefined>

/** Changes every cached copy of one song. */
export const changeSong = (client: QueryClient, id: number, change: (song: Song) => Song): void => {
  client.setQueriesData<List>(
    { queryKey: musicKeys.all },
    list =>
      list && {
        ...list,
        pages: list.pages.map(page => ({
          ...page,
          songs: page.songs.map(song => (song.id === id ? change(song) : song)),
        })),
      },
  )
}

/** Subscribes or unsubscribes; optimistic. */
export const useSubscribe = ({ id }: Song) => {
  const { t } = useTranslation('music')
  const show = (client: QueryClient, is_subscribed: boolean) =>
    changeSong(client, id, song =>
      song.is_subscribed === is_subscribed
        ? song
        : { ...song, is_subscribed, total_subscribers: song.total_subscribers + (is_subscribed ? 1 : -1) },
    )
  return useAction({
    send: (wanted: boolean) => call(wanted ? music.subscribe : music.unsubscribe, { params: { id } }),
    optimistic: (wanted, client) => {
      show(client, wanted)
      return () => show(client, !wanted)
    },
    onSuccess: ({ song }, _, client) => changeSong(client, id, shown => ({ ...shown, ...song })),
    success: (_, wanted) => t(wanted ? 'subscribed' : 'unsubscribed'),
    invalidates: musicKeys.subscribed,
  })
}

export type SongChange = { title: string; cover: File | null; remove_cover: boolean }

type Editing = { onDone: () => void; onError: (error: unknown) => void }

export const useEditSong = ({ id }: Song, { onDone, onError }: Editing) => {
  const { t } = useTranslation('music')
  return useAction({
    send: ({ title, cover, remove_cover }: SongChange) => {
      const body = new FormData()
      body.append('title', title)
      if (cover) body.append('cover', cover)
      else if (remove_cover) body.append('remove_cover', '1')
      return call(music.edit, { params: { id }, body })
    },
    onSuccess: ({ song }, _, client) => {
      changeSong(client, id, () => song)
      onDone()
    },
    onError,
    success: t('changed'),
    failure: formErrorText,
  })
}

export const useDeleteSong = ({ id }: Song, onDone: () => void) => {
  const { t } = useTranslation('music')
  return useAction({
    send: () => call(music.delete, { params: { id } }),
    onSuccess: onDone,
    success: t('deleted'),
    invalidates: musicKeys.all,
  })
}
