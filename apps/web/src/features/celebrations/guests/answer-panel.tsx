import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import { PollPanel } from '#features/celebrations/polls'
import { Button } from '#ui/buttons/button.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { type Answers, type Choice, saidBy } from './answers.ts'
import { outcomes } from './outcomes.tsx'
import { Question } from './question.tsx'
import { useAnswering } from './use-answering.ts'

type AnswerPanelProps = { event: Event; invitation: OwnInvitation; answers: Answers }

type VotingProps = AnswerPanelProps & { onAnswer: (choice: Choice) => void }

/** While the date is open, voting replaces accepting; declining stays possible. */
const Voting = ({ event, invitation, answers, onAnswer }: VotingProps) => {
  const { t } = useTranslation('guests')
  return (
    <PollPanel event={event} token={answers.token} name={answers.name}>
      {event.can.answer && invitation.status === 'pending' && (
        <Button variant="outline" onClick={() => onAnswer('cant')}>
          {t('cannotCome')}
        </Button>
      )}
    </PollPanel>
  )
}

/** Lets invited people answer and change their answer. */
export const AnswerPanel = (props: AnswerPanelProps) => {
  const { event, invitation, answers } = props
  const { name, token } = answers
  const { round, sheet, answered, ask } = useAnswering(props)
  const said = saidBy(invitation)
  const Outcome = said in outcomes ? outcomes[said as keyof typeof outcomes] : null
  const shared = { event, invitation, name, onAnswer: ask }
  return (
    <>
      <Voting {...props} onAnswer={ask} />
      {said === 'pending' && event.can.answer && !event.date_open && <Question {...shared} />}
      {Outcome && (
        <Outcome
          key={`${said} ${answered?.times ?? 0}`}
          {...shared}
          ticket={answers.ticket}
          fresh={answered?.outcome === said && answered}
        />
      )}
      <AnswerSheet key={round} {...{ event, invitation, name, token }} {...sheet} />
    </>
  )
}
