import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { issueText } from '#lib/api/error-text.ts'
import { formatList } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { DeclineDialog } from '../decline-dialog.tsx'
import { AcceptButtons } from './accept-buttons.tsx'
import classes from './answer-bar.module.css'
import type { Answering } from './use-answer.ts'

/** `3 as asked, 1 changed, 1 declined`. */
const Tally = ({ answers }: Pick<Answering, 'answers'>) => {
  const { t } = useTranslation('bookings')
  const count = (fits: (answer: Answering['answers'][number]) => boolean) => answers.filter(fits).length
  const asAsked = count(({ item, qty }) => qty === item.qty)
  const declined = count(({ qty }) => qty === 0)
  const changed = answers.length - asAsked - declined
  return formatList([
    ...(asAsked > 0 ? [t('asAsked', { number: asAsked })] : []),
    ...(changed > 0 ? [t('changedItems', { count: changed })] : []),
    ...(declined > 0 ? [t('declinedItems', { count: declined })] : []),
  ])
}

type AnswerBarProps = { booking: Booking; answering: Answering }

/** What it comes to, and the answer; within reach of a thumb. */
export const AnswerBar = ({ booking, answering }: AnswerBarProps) => {
  const { t } = useTranslation('bookings')
  const { answers, total, isNothing, isFull, drop } = answering
  const [declining, setDeclining] = useState(false)
  return (
    <section className={classes.bar} aria-label={t('total')} data-decision>
      <p className={classes.sum}>
        <span>
          <Tally answers={answers} />
        </span>
        <b>{formatAmount(total, booking.currency)}</b>
        {isFull && <span data-full>{t('day_full', { ns: 'errors' })}</span>}
        {isNothing && <span role="alert">{issueText({ code: 'nothing_left', values: {} })}</span>}
      </p>
      <Button variant="quiet" onClick={() => setDeclining(true)}>
        {t('declineService')}
      </Button>
      <AcceptButtons booking={booking} answering={answering} />
      <DeclineDialog booking={booking} opened={declining} onClose={() => setDeclining(false)} onDone={drop} />
    </section>
  )
}
