import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { useJoin } from '../data.ts'

const Toggle = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const press = useJoin(store)
  if (!store.is_joined)
    return (
      <Button variant="outline" onClick={press}>
        {t('join')}
      </Button>
    )
  return (
    <Button variant="outline" onClick={press}>
      {t('exit')}
    </Button>
  )
}

/** Joins and leaves a provider. Guests sign in first, and come back. */
export const JoinButton = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { pathname, search } = useLocation()
  const isGuest = useSession() === null
  if (isGuest)
    return (
      <ButtonLink variant="outline" to={paths.signIn(pathname + search)}>
        {t('join')}
      </ButtonLink>
    )
  return store.can.join ? <Toggle store={store} /> : null
}
