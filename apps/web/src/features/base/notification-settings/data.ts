import {
  type EmailScope,
  type EmailSubscription,
  type NotificationSettings,
  type NotificationSettingsChanges,
  notificationSettings,
} from '@celebrio/contract/base/notification-settings'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { snapshot } from '#lib/actions/snapshot.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => (await call(notificationSettings.read, { signal })).settings,
})

/** What is changed; no switches where none is. */
export type Changes = Partial<NotificationSettingsChanges>

/** As it will be, without waiting for the server. */
function changed(known: NotificationSettings, { switches = [], ...plain }: Changes): NotificationSettings {
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  const categories = known.categories.map(category => {
    const own = switches.filter(one => one.category === category.name)
    return { ...category, ...Object.fromEntries(own.map(one => [one.way, one.is_on])) }
  })
  return { ...known, ...given, categories }
}

/** Switches take effect at once, one after the other; what the server says in the end counts. */
export const useChangeSettings = () =>
  useAction({
    queue: settingsQuery.queryKey,
    send: (changes: Changes) => call(notificationSettings.change, { body: { switches: [], ...changes } }),
    optimistic: async (changes, client) => {
      const rollBack = await snapshot(client, settingsQuery.queryKey)
      client.setQueryData(settingsQuery.queryKey, known => known && changed(known, changes))
      return rollBack
    },
    onSuccess: async ({ settings }, _, client) => {
      // One that is read again meanwhile may be from before the change.
      await client.cancelQueries({ queryKey: settingsQuery.queryKey })
      client.setQueryData(settingsQuery.queryKey, settings)
    },
  })

/** Whether the emails still come at whose foot a link stands. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-subscription', token] as readonly unknown[],
    queryFn: async ({ signal }) =>
      (await call(notificationSettings.readSubscription, { params: { token }, signal })).subscription,
    retry: false,
  })

const show = (token: string) => (changed: { subscription: EmailSubscription }, _: unknown, client: QueryClient) =>
  client.setQueryData(subscriptionQuery(token).queryKey, changed.subscription)

export const useUnsubscribe = (token: string) =>
  useAction({
    send: (scope: EmailScope) => call(notificationSettings.unsubscribe, { params: { token }, body: { scope } }),
    onSuccess: show(token),
  })

export function useSubscribe(token: string) {
  const { t } = useTranslation('notification-settings')
  const send = () => call(notificationSettings.subscribe, { params: { token } })
  return useAction({ send, success: t('resumed'), onSuccess: show(token) })
}
