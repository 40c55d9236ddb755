import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { TicketButton } from '#features/celebrations/tickets'
import type { SessionUser } from '#lib/session.ts'
import { AnswerPanel } from '../answer-panel.tsx'
import { useAccept, useReject } from '../data.ts'

type AnsweringProps = { event: Event; invitation: OwnInvitation; user: SessionUser }

/** The viewer answers as themselves. */
export const Answering = ({ event, invitation, user }: AnsweringProps) => {
  const accept = useAccept(event)
  const reject = useReject(event)
  const answers = {
    name: user.name,
    ticket: <TicketButton event={event} />,
    accepting: accept.isPending,
    rejecting: reject.isPending,
    onAccept: accept.mutate,
    onReject: reject.mutate,
  }
  return <AnswerPanel event={event} invitation={invitation} answers={answers} />
}
