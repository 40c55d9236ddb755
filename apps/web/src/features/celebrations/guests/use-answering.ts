import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { eventKeys } from '#features/celebrations/events'
import {
  type Acceptance,
  type Answers,
  basisOf,
  type Choice,
  choiceOf,
  type Outcome,
  possibleOf,
  saidBy,
} from './answers.ts'
import { useReloadAtDeadline } from './use-deadline.ts'

/** What has been answered since the page was opened. */
type Answered = { outcome: Outcome; isNew: boolean; times: number }

const given: Record<Choice, readonly ReturnType<typeof saidBy>[]> = {
  going: ['accepted', 'waiting'],
  maybe: ['maybe'],
  cant: ['rejected'],
}

type AnsweringProps = { event: Event; invitation: OwnInvitation; answers: Answers }

/** The answer that the address brings along, unless it has been given already. */
const useBrought = ({ event, invitation }: AnsweringProps): Choice | null => {
  const [query] = useSearchParams()
  const choice = choiceOf(query)
  if (!choice || !event.can.answer || given[choice].includes(saidBy(invitation))) return null
  return possibleOf(choice, event.can) === choice ? choice : null
}

/** Why the answer was not sent, until the sheet is closed. What the page shows may be the reason: it is loaded again. */
function useRefusal({ error }: Answers) {
  const client = useQueryClient()
  const [dismissed, setDismissed] = useState<Error | null>(null)
  const dismiss = () => {
    if (error) void client.invalidateQueries({ queryKey: eventKeys.all })
    setDismissed(error)
  }
  return { refusal: error === dismissed ? null : error, dismiss }
}

/** The state of the sheet, and what became of the answer. */
export function useAnswering(props: AnsweringProps) {
  const { event, invitation, answers } = props
  useReloadAtDeadline(event)
  const brought = useBrought(props)
  const { refusal, dismiss } = useRefusal(answers)
  const [basis, setBasis] = useState(() => basisOf(invitation))
  const [asked, setAsked] = useState<Choice | null>(brought)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [round, setRound] = useState(0)
  const times = answered?.times ?? 0

  const send = (choice: Choice, answer: Acceptance, drop: () => void) => {
    const done = (outcome: Outcome) => {
      drop()
      setAsked(null)
      setAnswered({ outcome, isNew: outcome !== saidBy(invitation), times: times + 1 })
    }
    if (choice === 'going') return answers.onAccept({ answer, done })
    const tell = choice === 'maybe' ? answers.onMaybe : answers.onReject
    tell({ message: answer.message, done })
  }
  const ask = (choice: Choice) => {
    // It may have been given elsewhere.
    setBasis(basisOf(invitation))
    setAsked(choice)
  }
  const sheet = {
    asked,
    busy: answers.busy,
    error: refusal,
    onClose: () => setAsked(null),
    // The next answer starts from the one that was given.
    onClosed: () => {
      setRound(times)
      dismiss()
    },
    onSend: send,
  }
  return { round: `${basis} ${round}`, sheet, answered, ask }
}
