import { presence, presentFor } from '@celebrio/contract/chat/presence'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { snapshot } from '#lib/actions/snapshot.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { formatAgo } from '#lib/formats-dates.ts'
import { useTopic } from '#lib/realtime.ts'
import { ownPresenceQuery, presenceQuery } from './data.ts'

const day = 86_400_000

/** Says that somebody is looking, as long as they are; to be mounted once. */
export const useTellPresence = (): void => void useQuery(ownPresenceQuery)

/** Whether somebody is here, or when they were in the last day, in words; null where that is not known. */
export function usePresence(id: number | undefined): string | null {
  const { t } = useTranslation('presence')
  const client = useQueryClient()
  const { data: seenAt, dataUpdatedAt } = useQuery({ ...presenceQuery(id ?? 0), enabled: id !== undefined })
  // Who has connected just now sees it at once, and who no longer is connected does not.
  useTopic('friends', () => {
    if (id !== undefined) void client.invalidateQueries({ queryKey: presenceQuery(id).queryKey })
  })
  if (!seenAt) return null
  const age = dataUpdatedAt - new Date(seenAt).getTime()
  if (age < presentFor) return t('now')
  return age < day ? t('ago', { ago: formatAgo(seenAt, new Date(dataUpdatedAt)) }) : null
}

/** Whether one shares it; undefined until that is known. */
export function useSharing() {
  const { t } = useTranslation('presence')
  const { data } = useQuery(ownPresenceQuery)
  const { queryKey } = ownPresenceQuery
  const { mutate } = useAction({
    queue: queryKey,
    optimistic: async (is_shared: boolean, client) => {
      const rollBack = await snapshot(client, queryKey)
      client.setQueryData(queryKey, { is_shared })
      return rollBack
    },
    send: (is_shared: boolean) => call(presence.share, { body: { is_shared } }),
    success: t('saved'),
    // One sees it of others, or no longer.
    invalidates: queryKey,
  })
  return { isShared: data?.is_shared, share: (on: boolean) => void mutate(on) }
}
