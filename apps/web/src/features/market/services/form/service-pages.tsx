import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useOwnCurrency } from '#features/market/stores'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { serviceQuery } from '../data.ts'
import { ListingFrame, ListingWaiting } from './listing-frame.tsx'
import { ServiceForm } from './service-form.tsx'

const useLeave = () => {
  const navigate = useNavigate()
  return () => void navigate(paths.serviceHome())
}

/** Adds a service to the viewer's own store. */
export const CreateServicePage = () => {
  const { t } = useTranslation('services')
  const { currency, error, refetch, isFetching } = useOwnCurrency()
  const leave = useLeave()
  return (
    <ListingFrame title={t('addTitle')} back={paths.serviceHome()}>
      {currency && <ServiceForm currency={currency} onSaved={leave} />}
      {!currency && !error && <ListingWaiting />}
      {!currency && error && <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />}
    </ListingFrame>
  )
}

/** Edits one of the viewer's own services; `missing` where there is none. */
export const EditServicePage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('services')
  const { data: service, error, isPending, isFetching, refetch } = useQuery(serviceQuery(id))
  const leave = useLeave()
  if (error instanceof ApiError && error.status === 404) return missing
  if (service && !service.can.edit) return missing
  return (
    <ListingFrame title={t('editTitle')} back={paths.serviceHome()}>
      {isPending && <ListingWaiting />}
      {service && <ServiceForm key={service.id} currency={service.currency} service={service} onSaved={leave} />}
      {!isPending && !service && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </ListingFrame>
  )
}
