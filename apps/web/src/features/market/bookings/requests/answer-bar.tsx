import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { bookingLimits } from '@celebrio/contract/market/bookings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { issueText } from '#lib/api/error-text.ts'
import { formatList } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useStep } from '../data.ts'
import { DeclineDialog } from '../decline-dialog.tsx'
import { textProblem } from '../text-problem.ts'
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
  const { answers, note, total, isLess, isNothing, drop } = answering
  const [declining, setDeclining] = useState(false)
  const { mutate, isPending } = useStep(booking, drop)
  const accept = () => {
    const items = answers.map(({ item, qty }) => ({ id: item.id, qty }))
    mutate({ action: 'accept', items, note: isLess ? note.trim() : '' })
  }
  return (
    <section className={classes.bar} aria-label={t('total')} data-decision>
      <p className={classes.sum}>
        <span>
          <Tally answers={answers} />
        </span>
        <b>{formatAmount(total, booking.currency)}</b>
        {isNothing && <span role="alert">{issueText({ code: 'nothing_left', values: {} })}</span>}
      </p>
      <Button variant="quiet" onClick={() => setDeclining(true)}>
        {t('declineService')}
      </Button>
      <Button
        size="large"
        loading={isPending}
        disabled={isNothing || textProblem(note, bookingLimits.message) !== undefined}
        onClick={accept}
      >
        {t(isLess ? 'acceptLess' : 'accept')}
      </Button>
      <DeclineDialog booking={booking} opened={declining} onClose={() => setDeclining(false)} onDone={drop} />
    </section>
  )
}
