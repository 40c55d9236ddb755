import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { type ReactNode, useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { dropDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './answer/answer.module.css'
import { AnswerForm } from './answer/answer-form.tsx'
import { Accepted } from './answer/answered.tsx'
import { DecisionBar } from './answer/decision-bar.tsx'
import { RejectQuestion } from './answer/reject-dialog.tsx'
import { answerName } from './answer/saved-names.ts'
import type { Accepting, Rejecting } from './data.ts'
import { Panel } from './panel.tsx'
import { PollPanel } from './poll-panel.tsx'

/** Who answers, how it is said, and where the ticket can be seen. */
export type Answers = {
  name: string
  /** Of a personal link, where it is opened by one. */
  token?: string
  ticket: ReactNode
  accepting: boolean
  rejecting: boolean
  onAccept: (saying: Accepting) => void
  onReject: (refusing: Rejecting) => void
}

type QuestionProps = {
  event: Event
  invitation: OwnInvitation
  answers: Answers
  onAccepted: () => void
  onDecline: () => void
}

/** The question, and on phones its two answers at the thumb. */
const Question = ({ event, invitation, answers, onAccepted, onDecline }: QuestionProps) => {
  const { t } = useTranslation('invitations')
  const id = useId()
  const done = () => {
    dropDraft(answerName(event))
    onAccepted()
  }
  const lead = invitation.has_place ? (
    t(invitation.status === 'pending' ? 'confirmAgain' : 'thinkAgain')
  ) : (
    <Trans t={t} i18nKey="invitedAs" values={{ name: answers.name }} components={{ b: <b /> }} />
  )
  return (
    <>
      <Panel title={t('willYouCome')} lead={lead}>
        {invitation.invitation_message && (
          <p className={classes.note} dir="auto">
            {invitation.invitation_message}
          </p>
        )}
        <AnswerForm
          event={event}
          id={id}
          busy={answers.accepting}
          onAccept={answer => answers.onAccept({ answer, done })}
          onDecline={onDecline}
        />
      </Panel>
      <DecisionBar event={event} formId={id} busy={answers.accepting} onDecline={onDecline} />
    </>
  )
}

type OwnRsvpProps = { invitation: OwnInvitation; canAnswer: boolean; onAgain: () => void; onDecline: () => void }

/** On the waiting list, or said no. */
const OwnRsvp = ({ invitation, canAnswer, onAgain, onDecline }: OwnRsvpProps) => {
  const { t } = useTranslation('invitations')
  const before = invitation.waiting_before ?? 0
  if (invitation.status === 'waiting')
    return (
      <Panel title={t('waitingTitle')} lead={before > 0 ? t('waitingBefore', { count: before }) : t('waitingNext')}>
        {canAnswer && (
          <Button variant="outline" onClick={onDecline}>
            {t('leaveWaiting')}
          </Button>
        )}
      </Panel>
    )
  return (
    <Panel title={t('declinedTitle')} lead={t('declinedText')}>
      {canAnswer && (
        <Button variant="outline" onClick={onAgain}>
          {t('changeAnswer')}
        </Button>
      )}
    </Panel>
  )
}

type VotingProps = { event: Event; invitation: OwnInvitation; answers: Answers; onDecline: () => void }

/** While the date is open there is a vote in place of an answer; no can be said as always. */
const Voting = ({ event, invitation, answers, onDecline }: VotingProps) => {
  const { t } = useTranslation('invitations')
  return (
    <PollPanel event={event} token={answers.token} name={answers.name}>
      {event.can.answer && invitation.status === 'pending' && (
        <Button variant="outline" onClick={onDecline}>
          {t('cannotCome')}
        </Button>
      )}
    </PollPanel>
  )
}

type AnswerPanelProps = { event: Event; invitation: OwnInvitation; answers: Answers }

/** Whoever is asked to come answers here, and may think again. */
export const AnswerPanel = ({ event, invitation, answers }: AnswerPanelProps) => {
  const [again, setAgain] = useState(false)
  const [fresh, setFresh] = useState(false)
  const [declining, setDeclining] = useState(false)
  const { status } = invitation
  const decline = () => setDeclining(true)
  const think = () => setAgain(true)
  const done = () => {
    setAgain(false)
    setFresh(true)
  }
  const close = () => {
    setDeclining(false)
    setAgain(false)
  }
  const canAnswer = event.can.answer && !event.date_open
  const asks = canAnswer && (status === 'pending' || again)
  const shared = { event, invitation }
  return (
    <>
      <Voting {...shared} answers={answers} onDecline={decline} />
      {asks && <Question {...shared} answers={answers} onAccepted={done} onDecline={decline} />}
      {!asks && status === 'accepted' && (
        <Accepted {...shared} name={answers.name} ticket={answers.ticket} fresh={fresh} onChange={think} />
      )}
      {!asks && (status === 'waiting' || status === 'rejected') && (
        <OwnRsvp invitation={invitation} canAnswer={canAnswer} onAgain={think} onDecline={decline} />
      )}
      <RejectQuestion
        event={event}
        kept={answerName(event)}
        opened={declining}
        onClose={close}
        busy={answers.rejecting}
        onYes={answers.onReject}
      />
    </>
  )
}
