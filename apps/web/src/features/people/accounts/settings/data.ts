import { accounts } from '@celebrio/contract/people/accounts'
import { type Device, devices } from '@celebrio/contract/people/devices'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** Where the viewer is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call(devices.list, { signal }),
  staleTime: 0,
})

export function useSignOutDevice({ id }: Device) {
  const { t } = useTranslation('settings')
  return useAction({
    send: () => call(devices.signOut, { params: { id } }),
    success: t('signedOut'),
    invalidates: devicesQuery.queryKey,
    // It may have been signed out elsewhere.
    invalidatesAfter: 'both',
  })
}

export function useSignOutOthers() {
  const { t } = useTranslation('settings')
  return useAction({
    send: () => call(devices.signOutOthers, {}),
    success: t('signedOutOthers'),
    invalidates: devicesQuery.queryKey,
  })
}

export type NewPassword = { current_password: string; password: string }

export const changePassword = (body: NewPassword) => call(accounts.changePassword, { body })

/** Arrives even though the page is being closed. */
export const signOutHere = () => call(accounts.signOut, { keepalive: true })
