import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { type Choice, firstName, mustWait } from './answers.ts'
import { HostWords } from './host-words.tsx'
import { useDeadline } from './use-deadline.ts'

type QuestionProps = {
  event: Event
  invitation: OwnInvitation
  /** Whose answer it is. */
  name: string
  onAnswer: (choice: Choice) => void
}

type ButtonsProps = Pick<QuestionProps, 'event' | 'invitation' | 'onAnswer'>

const Buttons = ({ event, invitation, onAnswer }: ButtonsProps) => {
  const { t } = useTranslation('guests')
  return (
    <>
      <Button variant="outline" size="large" onClick={() => onAnswer('cant')}>
        {t('cantGo')}
      </Button>
      {event.can.maybe && (
        <Button variant="outline" size="large" onClick={() => onAnswer('maybe')}>
          {t('maybe')}
        </Button>
      )}
      {event.can.accept && (
        <Button size="large" data-yes onClick={() => onAnswer('going')}>
          {t(mustWait(event, invitation, 1) ? 'joinWaiting' : 'going')}
        </Button>
      )}
    </>
  )
}

/** Whether they will be there. */
export const Question = ({ event, invitation, name, onAnswer }: QuestionProps) => {
  const { t } = useTranslation('guests')
  const host = firstName(event.user.name)
  const { day } = useDeadline(event)
  const isLate = !event.can.accept
  const invitedAs = <Trans t={t} i18nKey="invitedAs" values={{ name }} components={{ b: <b /> }} />
  return (
    <>
      <HostWords event={event} />
      <AnswerFrame
        title={t(isLate ? 'lateTitle' : 'willYouCome')}
        lead={isLate ? t('lateText', { day, host }) : invitation.has_seat ? t('confirmAgain') : invitedAs}
        told={isLate || invitation.has_seat}
        news={isLate ? t('closedOn', { day }) : undefined}
      >
        <Buttons {...{ event, invitation, onAnswer }} />
      </AnswerFrame>
    </>
  )
}
