import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ListingFrame, ListingWaiting } from '#features/market/services'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { offerQuery } from '../data.ts'
import { OfferForm } from './offer-form.tsx'

const useLeave = () => {
  const navigate = useNavigate()
  return () => void navigate(paths.serviceOffers())
}

/** Makes an offer in the viewer's own store. */
export const CreateOfferPage = () => {
  const { t } = useTranslation('offers')
  return (
    <ListingFrame title={t('addTitle')} back={paths.serviceOffers()}>
      <OfferForm onSaved={useLeave()} />
    </ListingFrame>
  )
}

/** Edits one of the viewer's own offers; `missing` where there is none. */
export const EditOfferPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('offers')
  const { data: offer, error, isPending, isFetching, refetch } = useQuery(offerQuery(id))
  const leave = useLeave()
  if (error instanceof ApiError && error.status === 404) return missing
  if (offer && !offer.can.edit) return missing
  return (
    <ListingFrame title={t('editTitle')} back={paths.serviceOffers()}>
      {isPending && <ListingWaiting />}
      {offer && <OfferForm key={offer.id} offer={offer} onSaved={leave} />}
      {!isPending && !offer && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </ListingFrame>
  )
}
