import type { BoostSpan } from '@celebrio/contract/market/boosts'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#features/base/uploads'
import { useCategories } from '#features/market/categories'
import { errorText } from '#lib/api/error-text.ts'
import { formatFullDateTime } from '#lib/formats-dates.ts'
import { fieldErrorsOf, hasErrors } from '#lib/forms/field-errors.ts'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { BoostDays } from './boost-days.tsx'
import { BoostedTag } from './boosted-tag.tsx'
import classes from './boosts.module.css'
import { boostsQuery, type Dates, quoteQuery, useBoost } from './data.ts'

/** A week from a day on is proposed, or what is left of the deal. */
const usualDays = 7

function proposed(first: string, last: string): Dates {
  const end = new Date(Date.parse(`${first}T00:00:00Z`) + (usualDays - 1) * 86_400_000).toISOString().slice(0, 10)
  return { start_date: first, end_date: end < last ? end : last }
}

/** What somebody wanted to pay for before is proposed again, while those days are to be had. */
const isToBeHad = ({ start_date, end_date }: Dates, first: string, last: string): boolean =>
  start_date >= first && end_date <= last

/** What it comes to, and when that is by the viewer's clock. */
const Sum = ({ quote }: { quote: BoostSpan }) => {
  const { t } = useTranslation('boosts')
  const { days, per_day, amount, currency, starts_at, ends_at } = quote
  return (
    <>
      <p className={classes.sum}>
        <span>{t('total', { count: days, price: priceText(per_day, currency) })}</span>
        <b>{priceText(amount, currency)}</b>
      </p>
      <p className={classes.note}>
        {t('runs', { from: formatFullDateTime(starts_at), until: formatFullDateTime(ends_at) })}
      </p>
    </>
  )
}

/** Which deal it is, and what it gets. */
const About = ({ deal: { title, images, category_id } }: { deal: Deal }) => {
  const { t } = useTranslation('boosts')
  const { coverOf } = useCategories()
  const [first] = images
  return (
    <div className={classes.about}>
      {first ? (
        <Picture media={first} alt="" sizes="64px" />
      ) : (
        <img src={coverOf(category_id === null ? [] : [category_id])} alt="" />
      )}
      <div>
        <p className={classes.name} dir="auto">
          {title}
        </p>
        <p className={classes.note}>{t('turns')}</p>
        <BoostedTag look="word" />
      </div>
    </div>
  )
}

/** The days that are chosen, and what they cost. */
function useChoice({ id }: Deal, opened: boolean, wanted: Dates | undefined) {
  const { data } = useQuery({ ...boostsQuery(id), enabled: opened })
  const [chosen, setChosen] = useState<Dates | null>(null)
  const { first_day: first, last_day: last } = data ?? {}
  const known = first && last && wanted && isToBeHad(wanted, first, last) ? wanted : null
  const dates = first && last ? (chosen ?? known ?? proposed(first, last)) : null
  const isWhole = dates !== null && dates.start_date !== '' && dates.end_date !== ''
  const {
    data: quote,
    error,
    isFetching,
  } = useQuery({
    ...quoteQuery(id, dates ?? { start_date: '', end_date: '' }),
    enabled: opened && isWhole,
  })
  const shown = isWhole && !error ? quote : undefined
  return { data, first, last, dates, setChosen, quote: shown, error: isWhole ? error : null, isFetching }
}

type BoostDialogProps = {
  deal: Deal
  /** The days to begin with; else a week is proposed. */
  wanted?: Dates | undefined
  opened: boolean
  onClose: () => void
}

/** Has the days of a boost chosen, and says what they cost before anything is paid. */
export const BoostDialog = ({ deal, wanted, opened, onClose }: BoostDialogProps) => {
  const { t } = useTranslation('boosts')
  const { data, first, last, dates, setChosen, quote, error, isFetching } = useChoice(deal, opened, wanted)
  const { mutate, isPending } = useBoost(deal.id)
  const errors = fieldErrorsOf(error)
  const isReady = data?.is_payable && quote && !isFetching
  const answers = (
    <div className={classes.answers}>
      <Button variant="quiet" onClick={onClose}>
        {t('notNow')}
      </Button>
      <Button disabled={!isReady} loading={isPending} onClick={() => dates && mutate(dates)}>
        {quote ? t('pay', { sum: priceText(quote.amount, quote.currency) }) : t('payNone')}
      </Button>
    </div>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t('boostDeal')} footer={answers}>
      <div className={classes.form}>
        <About deal={deal} />
        {data && !data.is_payable && <p>{t('notPayable')}</p>}
        {data?.is_payable && !data.first_day && <p>{t('noDayLeft')}</p>}
        {dates && first && last && <BoostDays {...{ dates, first, last, errors }} onChange={setChosen} />}
        <div className={classes.costs} aria-live="polite">
          {quote && <Sum quote={quote} />}
          {error && !hasErrors(errors) && <p className={classes.refused}>{errorText(error)}</p>}
        </div>
        <p className={classes.note}>{t('refundRule')}</p>
      </div>
    </Dialog>
  )
}
