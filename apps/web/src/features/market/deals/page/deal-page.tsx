import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { BoostedTag, BoostResult, BoostsPanel, GoneBoostResult } from '#features/market/boosts'
import { paymentQuery } from '#features/money/payments'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatKilometres } from '#lib/formats.ts'
import { numericId } from '#lib/numeric-id.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { dealQuery } from '../data.ts'
import { DealMenu } from '../deal-menu.tsx'
import { Contact } from './contact.tsx'
import { DealDetails } from './deal-details.tsx'
import classes from './deal-page.module.css'
import { DealPictures } from './deal-pictures.tsx'
import { MoreDeals } from './more-deals.tsx'
import { Seller } from './seller.tsx'
import { useViewRecord } from './use-view-record.ts'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.columns}>
      <SkeletonBlock height={400} />
      <div>
        <SkeletonLine width="72%" height={36} />
        <SkeletonLine width="48%" />
        <SkeletonLine width="92%" />
      </div>
    </div>
  </SkeletonGroup>
)

/** Says at once why something is no longer to be had. */
const Over = ({ deal: { status, has_ended, statement_id } }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  if (statement_id !== null)
    return (
      <p className={classes.over}>
        {t('hiddenByStaff')} · <Link to={paths.statement(statement_id)}>{t('readWhy')}</Link>
      </p>
    )
  if (status === 'active' && !has_ended) return null
  const text = status === 'archive' ? t('archivedNote') : t(status === 'sold_out' ? 'soldNote' : 'endedNote')
  return <p className={classes.over}>{text}</p>
}

const placeOf = ({ city, country, distance_km }: Deal) =>
  [[city, country].filter(Boolean).join(', '), distance_km === null ? null : formatKilometres(distance_km)]
    .filter(Boolean)
    .join(' · ')

/** Of whoever comes back from paying. */
function usePaymentId(): number | undefined {
  const [search] = useSearchParams()
  return numericId(search.get('payment') ?? undefined)
}

const Shown = ({ deal }: { deal: Deal }) => {
  const navigate = useNavigate()
  const paymentId = usePaymentId()
  useViewRecord(deal)
  return (
    <>
      {deal.can.edit && paymentId !== undefined && <BoostResult id={paymentId} deal={deal} />}
      <div className={classes.columns}>
        <DealPictures deal={deal} />
        <div className={classes.words}>
          <header className={classes.head}>
            <div>
              <Over deal={deal} />
              {deal.is_boosted && <BoostedTag look="word" />}
              <h1 className={classes.title} dir="auto">
                {deal.title}
              </h1>
              <p className={classes.place}>{placeOf(deal)}</p>
            </div>
            {deal.can.edit && <DealMenu deal={deal} onDeleted={() => void navigate(paths.deals('mine'))} />}
          </header>
          <p className={classes.description} dir="auto">
            {deal.description}
          </p>
          <DealDetails deal={deal} />
          {deal.can.edit && <BoostsPanel deal={deal} paymentId={paymentId} />}
          <Seller deal={deal} />
          <Contact deal={deal} />
        </div>
      </div>
      <MoreDeals id={deal.id} />
    </>
  )
}

/** To whoever was paying for its boost. */
const GoneDeal = ({ paymentId }: { paymentId: number }) => {
  const { t } = useTranslation('deals')
  return (
    <div className={classes.page}>
      <BackLink to={paths.deals('mine')} label={t('mine')} />
      <GoneBoostResult id={paymentId} />
    </div>
  )
}

/** The page of a deal, as everybody sees it; `missing` where there is none. */
export const DealPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('deals')
  const paymentId = usePaymentId()
  const payment = useQuery({ ...paymentQuery(paymentId ?? 0), enabled: paymentId !== undefined })
  // What is paid shows in the deal, so that is read after it.
  const isKnown = paymentId === undefined || !payment.isPending
  const { data: deal, error, isPending, isFetching, refetch } = useQuery({ ...dealQuery(id), enabled: isKnown })
  if (error instanceof ApiError && error.status === 404)
    return payment.data ? <GoneDeal paymentId={payment.data.id} /> : missing
  const isOwn = deal?.can.edit ?? false
  return (
    <div className={classes.page}>
      <PageTitle>{deal?.title ?? t('title')}</PageTitle>
      <BackLink to={isOwn ? paths.deals('mine') : paths.deals()} label={t(isOwn ? 'mine' : 'public')} />
      {isPending && <Waiting />}
      {deal && <Shown deal={deal} />}
      {!isPending && !deal && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}
