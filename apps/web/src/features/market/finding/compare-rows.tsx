import type { ServiceProvider } from '@celebrio/contract/market/stores'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayState } from '#features/market/availability'
import { useTravels } from '#features/market/stores'
import { formatCount, formatRating, formatWait } from '#lib/formats.ts'
import { formatShortDay } from '#lib/formats-days.ts'
import { languageNames } from '#lib/language-name.ts'
import { useSession } from '#lib/session.ts'
import { Avatars } from '#ui/people/avatars.tsx'
import { bestRatedOf, fastestOf, lowestOf } from './best.ts'
import classes from './compare.module.css'
import { Price } from './provider-card.tsx'

type Row = {
  label: string
  /** Null where the provider does not say. */
  cellOf: (provider: ServiceProvider) => ReactNode
}

const Connections = ({ provider: { joined_connections } }: { provider: ServiceProvider }) => {
  const { t } = useTranslation('finding')
  const { count, people } = joined_connections
  if (count === 0) return t('nobody')
  const faces = people.map(({ id, name, profile_picture }) => ({ id, name, picture: profile_picture }))
  return (
    <span className={classes.people}>
      <Avatars people={faces} max={3} size={24} />
      <span>{t('connections', { count })}</span>
    </span>
  )
}

const Rating = ({ provider: { rating, total_ratings }, isBest }: { provider: ServiceProvider; isBest: boolean }) => {
  const { t } = useTranslation('finding')
  if (total_ratings === 0) return <span className={classes.muted}>{t('noReviews')}</span>
  return (
    <>
      <b>{formatRating(rating)}</b> <span className={classes.muted}>{t('reviews', { count: total_ratings })}</span>
      {isBest && <span className={classes.best}>{t('best')}</span>}
    </>
  )
}

const Cost = ({ provider: { price_from }, isLowest }: { provider: ServiceProvider; isLowest: boolean }) => {
  const { t } = useTranslation('finding')
  if (!price_from) return <span className={classes.muted}>{t('noPrice')}</span>
  return (
    <>
      <Price price={price_from} />
      {isLowest && <span className={classes.best}>{t('lowest')}</span>}
    </>
  )
}

type AnswersProps = { within: number; isFastest: boolean }

const Answers = ({ within, isFastest }: AnswersProps) => {
  const { t } = useTranslation('finding')
  return (
    <>
      {formatWait(within)}
      {isFastest && <span className={classes.best}>{t('fastest')}</span>}
    </>
  )
}

/** What is compared, as far as one of them says it; the best of a row is told by a word. */
export function useRows(providers: readonly ServiceProvider[], day: string): Row[] {
  const { t } = useTranslation('finding')
  const { t: tStores } = useTranslation('stores')
  const travels = useTravels()
  const isGuest = useSession() === null
  const lowest = lowestOf(providers)
  const best = bestRatedOf(providers)
  const fastest = fastestOf(providers)
  const rows: Row[] = [
    { label: t('priceRow'), cellOf: one => <Cost provider={one} isLowest={lowest.includes(one.id)} /> },
    ...(day === ''
      ? []
      : [
          {
            label: t('freeOnDay', { day: formatShortDay(day) }),
            cellOf: ({ id }: ServiceProvider) => <DayState providerId={id} day={day} />,
          },
        ]),
    { label: t('ratingRow'), cellOf: one => <Rating provider={one} isBest={best.includes(one.id)} /> },
    { label: t('peopleRow'), cellOf: one => (isGuest ? null : <Connections provider={one} />) },
    { label: t('placeRow'), cellOf: ({ city, country }) => [city, country].filter(Boolean).join(', ') || null },
    {
      label: t('answersRow'),
      cellOf: ({ id, answers_within: within }) =>
        within === null ? null : <Answers within={within} isFastest={fastest.includes(id)} />,
    },
    { label: tStores('travel'), cellOf: one => travels(one) },
    { label: tStores('cancellation'), cellOf: ({ cancellation }) => cancellation },
    { label: tStores('deposit'), cellOf: ({ deposit }) => deposit },
    { label: t('languages'), cellOf: ({ languages }) => languageNames(languages) || null },
    { label: t('servicesRow'), cellOf: ({ total_services }) => formatCount(total_services) },
    { label: t('joinedRow'), cellOf: ({ total_joined }) => t('people', { count: total_joined }) },
    { label: t('sinceRow'), cellOf: ({ establishment_year }) => establishment_year },
  ]
  return rows.filter(({ cellOf }) => providers.some(one => cellOf(one) !== null))
}
