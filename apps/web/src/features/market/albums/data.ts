import { type Album, albums } from '@celebrio/contract/market/albums'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { dropDraft } from '#lib/drafts.ts'

const albumKeys = { all: ['albums'], lists: ['albums', 'of'] } as const

/** Name of the draft of an album; of a new one without an id. */
export const draftNameOf = (id?: number): string => (id === undefined ? 'album' : `album:${id}`)

/** The albums of a provider, page by page. */
export const albumsQuery = (providerId: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...albumKeys.lists, providerId] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(albums.ofProvider, { params: { id: providerId }, query: pageAt(pageParam), signal }),
  })

export const albumQuery = (id: number) =>
  queryOptions({
    queryKey: [...albumKeys.all, id],
    queryFn: async ({ signal }) => (await call(albums.get, { params: { id }, signal })).album,
  })

/** What follows an album that has been saved. */
export const cacheAlbum = (client: QueryClient, album: Album): void => {
  client.setQueryData(albumQuery(album.id).queryKey, album)
  void client.invalidateQueries({ queryKey: albumKeys.lists })
}

export function useDeleteAlbum({ id }: Album) {
  const { t } = useTranslation('albums')
  return useAction({
    send: () => call(albums.delete, { params: { id } }),
    onSuccess: () => dropDraft(draftNameOf(id)),
    invalidates: albumKeys.lists,
    success: t('deleted'),
  })
}
