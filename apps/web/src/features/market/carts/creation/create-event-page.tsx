import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateEvent, type Services } from '#features/celebrations/events'
import { useSoughtDay } from '#features/market/availability'
import { storeQuery } from '#features/market/stores'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useExplorePath } from '#lib/explore-path.ts'
import { paths } from '#lib/paths.ts'
import { type SessionUser, useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { useCart } from '../data.ts'
import { useSendOnLeave } from '../use-send-on-leave.ts'
import { ServicesStep } from './services-step.tsx'
import { useAskForNew } from './use-ask-for-new.ts'
import { requestError, useRequest } from './use-request.ts'

const Waiting = () => (
  <SkeletonGroup>
    <SkeletonBlock height={640} />
  </SkeletonGroup>
)

/** The event is there; the providers are being asked. */
const Asking = () => {
  const { t } = useTranslation('carts')
  return (
    <>
      <output>
        <VisuallyHidden>{t('asking')}</VisuallyHidden>
      </output>
      <Waiting />
    </>
  )
}

const Form = ({ store, user }: { store: ServiceProvider; user: SessionUser }) => {
  const { t } = useTranslation('carts')
  const { cart } = useCart()
  const ask = useAskForNew()
  const request = useRequest()
  const day = useSoughtDay()
  const [isCreated, setCreated] = useState(false)
  useSendOnLeave()
  const services: Services = {
    words: { step: t('stepName'), ask: t('stepTitle'), next: t('stepNext') },
    check: () => requestError(cart, request),
  }
  if (isCreated) return <Asking />
  return (
    <CreateEvent
      user={user}
      services={services}
      day={day}
      leaveTo={paths.serviceProvider(store.id, day)}
      onCreated={({ event }) => {
        setCreated(true)
        void ask(event, request.values)
      }}
    >
      {({ values, error }) => (
        <ServicesStep seller={store} request={request} values={values} error={error && requestError(cart, request)} />
      )}
    </CreateEvent>
  )
}

/** A store that takes no bookings says so before anything is filled in. */
const Resting = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('carts')
  const explore = useExplorePath({ day: useSoughtDay() })
  return (
    <EmptyState
      title={t('storeRests', { name: store.company_name })}
      text={t('storeRestsText')}
      action={<ButtonLink to={explore}>{t('findOthers')}</ButtonLink>}
    />
  )
}

/** Creates an event and asks the providers in the cart to serve it. `id` is the provider whose page led here. */
export const CreateEventPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('carts')
  const session = useSession()
  const { data: store, error, isPending, isFetching, refetch } = useQuery(storeQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  return (
    <PageFrame title={t('createNewEvent')}>
      {isPending && <Waiting />}
      {store?.is_resting && <Resting store={store} />}
      {store && !store.is_resting && session && <Form store={store} user={session.user} />}
      {!store && !isPending && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
