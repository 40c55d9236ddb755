import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { AnswerPanel, sendingOf } from '#features/celebrations/guests'
import { OwnTicket } from '#features/celebrations/tickets'
import type { SessionUser } from '#lib/session.ts'
import { useAccept, useMaybe, useReject } from '../data.ts'

type AnsweringProps = { event: Event; invitation: OwnInvitation; user: SessionUser }

/** Answer panel of a signed-in viewer. */
export const Answering = ({ event, invitation, user }: AnsweringProps) => {
  const accept = useAccept(event, { onPage: true })
  const maybe = useMaybe(event)
  const reject = useReject(event, { onPage: true })
  const answers = {
    name: user.name,
    ticket: <OwnTicket event={event} onPaper />,
    ...sendingOf({ accept, maybe, reject }),
  }
  return <AnswerPanel event={event} invitation={invitation} answers={answers} />
}
