import type { Deal } from '@celebrio/contract/market/deal-shapes'
import type { PaymentView } from '@celebrio/contract/money/payments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentResult, paymentQuery } from '#features/money/payments'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { BoostDialog } from './boost-dialog.tsx'
import classes from './boosts.module.css'
import type { Dates } from './data.ts'

/** The days of a payment. */
const datesOf = ({ choice: { start_date, end_date } }: PaymentView): Dates | undefined =>
  start_date && end_date ? { start_date, end_date } : undefined

/** What became of a payment, to whoever comes back from paying: it takes the focus, and the same days can be paid for again. */
export const BoostResult = ({ id, deal }: { id: number; deal: Deal }) => {
  const { t } = useTranslation('boosts')
  const { data } = useQuery(paymentQuery(id))
  const [opened, setOpened] = useState(false)
  const itself = useRef<HTMLElement>(null)
  useEffect(() => itself.current?.focus(), [])
  // Thanks for a boost would mislead once the deal is sold or archived, and the boost has stopped.
  if (data?.status === 'paid' && !deal.can.boost) return null
  const again = deal.can.boost ? { busy: false, start: () => setOpened(true) } : undefined
  return (
    <section ref={itself} tabIndex={-1} className={classes.result} aria-label={t('resultHeading')}>
      {data?.status === 'paid' && <h2>{t('done')}</h2>}
      <PaymentResult id={id} again={again} />
      <BoostDialog deal={deal} wanted={data && datesOf(data)} opened={opened} onClose={() => setOpened(false)} />
    </section>
  )
}

/** The same to whoever has paid for a deal that is gone by then. */
export const GoneBoostResult = ({ id }: { id: number }) => {
  const { t } = useTranslation('boosts')
  const itself = useRef<HTMLElement>(null)
  useEffect(() => itself.current?.focus(), [])
  return (
    <section ref={itself} tabIndex={-1} className={classes.result} aria-label={t('resultHeading')}>
      <PageTitle>{t('goneTitle')}</PageTitle>
      <h1 className={classes.gone}>{t('goneTitle')}</h1>
      <PaymentResult id={id} />
    </section>
  )
}
