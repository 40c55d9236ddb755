import { bookingLimits } from '@celebrio/contract/market/booking-forms'
import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#ui/fields/text-area.tsx'
import { EventHead } from '../event-head.tsx'
import { MovedDate } from '../moved-date.tsx'
import { textProblem } from '../text-problem.ts'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerItem } from './answer-item.tsx'
import { Asker, DayNote, Facts } from './facts.tsx'
import classes from './request-sheet.module.css'
import { type Answering, useAnswer } from './use-answer.ts'

/** Where less is done than was asked for, the celebrant is asked to confirm it, and is told why. */
const Word = ({ answering: { note, setNote }, name }: { answering: Answering; name: string }) => {
  const { t } = useTranslation('bookings')
  return (
    <div className={classes.word}>
      <TextArea
        label={t('wordFor', { name })}
        optional
        hint={t('wordHint', { name })}
        rows={2}
        value={note}
        error={textProblem(note, bookingLimits.message)}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </div>
  )
}

export type RequestSheetParts = {
  /** What other features know of who asks, below their words. */
  ofAsker?: ((booking: Booking) => ReactNode) | undefined
}

/** A request, made to be read from a metre away: what it is for, what is asked, and the answer to it. */
export const RequestSheet = ({ booking, ofAsker }: RequestSheetParts & { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const answering = useAnswer(booking)
  const { answers, setQty, isLess, isNothing } = answering
  return (
    <article className={classes.sheet} aria-label={booking.event.title}>
      <EventHead booking={booking} />
      <MovedDate booking={booking} />
      <Asker booking={booking} />
      {ofAsker?.(booking)}
      <Facts booking={booking} />
      <DayNote booking={booking} />
      <ul className={classes.items} aria-label={t('items')}>
        {answers.map(answer => (
          <AnswerItem
            key={answer.item.id}
            answer={answer}
            currency={booking.currency}
            onChange={qty => setQty(answer.item, qty)}
          />
        ))}
      </ul>
      {isLess && !isNothing && <Word answering={answering} name={booking.celebrant.name} />}
      <AnswerBar booking={booking} answering={answering} />
    </article>
  )
}
