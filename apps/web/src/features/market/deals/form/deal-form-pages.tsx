import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useProposedCurrency } from '#features/market/finding'
import { ListingWaiting } from '#features/market/services'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { dealQuery } from '../data.ts'
import { DealForm } from './deal-form.tsx'

const Frame = ({ title, back, children }: { title: string; back: string; children: ReactNode }) => {
  const { t } = useTranslation('deals')
  return (
    <PageFrame title={title} back={{ to: back, label: t('title') }}>
      {children}
    </PageFrame>
  )
}

/** Posts a deal; `back` is the list of one's own. */
export const CreateDealPage = ({ back }: { back: string }) => {
  const { t } = useTranslation('deals')
  const navigate = useNavigate()
  const session = useSession()
  const currency = useProposedCurrency(session?.user.country_id ?? null)
  return (
    <Frame title={t('create')} back={back}>
      <DealForm currency={currency} back={back} onSaved={() => void navigate(back)} />
    </Frame>
  )
}

/** Changes one of the viewer's own deals; `missing` where there is none. */
export const EditDealPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('deals')
  const navigate = useNavigate()
  const { data: deal, error, isPending, isFetching, refetch } = useQuery(dealQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  if (deal && !deal.can.edit) return missing
  const back = paths.deal(id)
  return (
    <Frame title={t('update')} back={back}>
      {isPending && <ListingWaiting />}
      {deal && (
        <DealForm key={id} deal={deal} currency={deal.currency} back={back} onSaved={() => void navigate(back)} />
      )}
      {!isPending && !deal && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Frame>
  )
}
