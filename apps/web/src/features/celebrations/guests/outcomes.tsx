import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { type Choice, firstName } from './answers.ts'
import classes from './outcome.module.css'
import { OutcomeSection } from './outcome-section.tsx'
import { useDeadline } from './use-deadline.ts'

export type OutcomeProps = {
  event: Event
  invitation: OwnInvitation
  /** The guest's name. */
  name: string
  /** Shows the ticket. */
  ticket: ReactNode
  /** The answer has just been given here; `isNew` when it was a different one before. */
  fresh: false | { isNew: boolean }
  /** Opens the sheet with an answer. */
  onAnswer: (choice: Choice) => void
}

const Change = ({ onClick, text }: { onClick: () => void; text: string }) => (
  <Button variant="white" onClick={onClick}>
    {text}
  </Button>
)

/** What those who come, or wait, can still do after the deadline: be fewer, or stay away. */
const LateNote = ({ event, count }: { event: Event; count: number }) => {
  const { t } = useTranslation('guests')
  const { isLate, day } = useDeadline(event)
  if (!isLate || !event.can.answer) return null
  return <p className={classes.late}>{t(count > 1 ? 'lateFewer' : 'lateCancel', { day })}</p>
}

const Accepted = ({ event, invitation, name, ticket, fresh, onAnswer }: OutcomeProps) => {
  const { t } = useTranslation('guests')
  const count = invitation.adults + invitation.children
  const isFixed = useDeadline(event).isLate && count === 1
  return (
    <OutcomeSection
      title={t('seeYou', { name: firstName(name) })}
      text={t('hostKnows', { count, host: firstName(event.user.name) })}
      fresh={fresh !== false}
      celebrated={fresh !== false && fresh.isNew}
    >
      <LateNote event={event} count={count} />
      {invitation.entrance_code && <div className={classes.ticket}>{ticket}</div>}
      {event.can.answer && (
        <Change
          text={t(isFixed ? 'cantMakeIt' : 'changeAnswer')}
          onClick={() => onAnswer(isFixed ? 'cant' : 'going')}
        />
      )}
    </OutcomeSection>
  )
}

/** After the deadline a maybe can only become a no. */
const Maybe = ({ event, fresh, onAnswer }: OutcomeProps) => {
  const { t } = useTranslation('guests')
  const { day } = useDeadline(event)
  const told = day === '' ? 'maybeTold' : event.can.accept ? 'maybeToldUntil' : 'lateText'
  return (
    <OutcomeSection
      title={t('maybeTitle')}
      text={t(told, { host: firstName(event.user.name), day })}
      fresh={fresh !== false}
    >
      {event.can.answer && (
        <Change text={t('changeAnswer')} onClick={() => onAnswer(event.can.accept ? 'going' : 'cant')} />
      )}
    </OutcomeSection>
  )
}

const flowers = [1, 2, 3, 4, 5, 6] as const

const Declined = ({ event, name, fresh, onAnswer }: OutcomeProps) => {
  const { t } = useTranslation('guests')
  const { day } = useDeadline(event)
  return (
    <OutcomeSection
      title={t('missed', { name: firstName(name) })}
      text={t(event.can.accept ? 'hostKnowsNo' : 'hostKnowsNoLate', { host: firstName(event.user.name), day })}
      fresh={fresh !== false}
    >
      <p className={classes.flowers} aria-hidden>
        {flowers.map(type => (
          <Flower key={type} type={type} size={40} />
        ))}
      </p>
      {event.can.accept && <Change text={t('changeAnswer')} onClick={() => onAnswer('going')} />}
    </OutcomeSection>
  )
}

const Waiting = ({ event, invitation, fresh, onAnswer }: OutcomeProps) => {
  const { t } = useTranslation('guests')
  const before = invitation.waiting_before ?? 0
  const count = invitation.adults + invitation.children
  const isFixed = useDeadline(event).isLate && count === 1
  return (
    <OutcomeSection
      title={t('waitingTitle')}
      text={before > 0 ? t('waitingBefore', { count: before }) : t('waitingNext')}
      fresh={fresh !== false}
    >
      <LateNote event={event} count={count} />
      <div className={classes.ways}>
        {event.can.accept && !isFixed && <Change text={t('changeParty')} onClick={() => onAnswer('going')} />}
        {event.can.answer && <Change text={t('leaveWaiting')} onClick={() => onAnswer('cant')} />}
      </div>
    </OutcomeSection>
  )
}

/** By what the guest has said. */
export const outcomes = { accepted: Accepted, maybe: Maybe, rejected: Declined, waiting: Waiting } as const
