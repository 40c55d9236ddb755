import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { useInquire } from '../data.ts'

const look = { variant: 'outline', leftSection: <ChatCircle size={20} aria-hidden /> } as const

const Inquire = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { mutate, isPending } = useInquire(store)
  return (
    <Button {...look} loading={isPending} onClick={() => mutate()}>
      {t('message')}
    </Button>
  )
}

/** The way to the conversation with a store. Guests sign in first, and come back. */
export const MessageButton = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { pathname, search } = useLocation()
  const isGuest = useSession() === null
  if (isGuest && store.is_resting) return null
  if (isGuest)
    return (
      <ButtonLink {...look} to={paths.signIn(pathname + search)}>
        {t('message')}
      </ButtonLink>
    )
  return store.can.message ? <Inquire store={store} /> : null
}
