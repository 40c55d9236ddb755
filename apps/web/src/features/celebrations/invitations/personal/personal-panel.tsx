import type { PersonalInvitation } from '@celebrio/contract/celebrations/external-guests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldTicket, TicketButton } from '#features/celebrations/tickets'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { AnswerPanel } from '../answer-panel.tsx'
import { Panel } from '../panel.tsx'
import { downloadPersonal } from './data.ts'
import { usePersonalAnswers, useTakeOver } from './use-personal.ts'

type PersonalProps = { token: string; invitation: PersonalInvitation }

/** Who is signed in can have the invitation with all their others. */
const TakeOver = ({ token }: { token: string }) => {
  const { t } = useTranslation('invitations')
  const session = useSession()
  const { mutate, isPending } = useTakeOver(token)
  if (!session) return null
  return (
    <Panel title={t('takeOverTitle', { name: session.user.name })} lead={t('takeOverText')}>
      <Button variant="outline" loading={isPending} onClick={() => mutate()}>
        {t('takeOver')}
      </Button>
    </Panel>
  )
}

const Ticket = ({ token, invitation: { event, ticket } }: PersonalProps) =>
  ticket && (
    <TicketButton event={event}>
      <HeldTicket event={event} ticket={ticket} save={() => downloadPersonal(token)} />
    </TicketButton>
  )

/** Whoever holds a personal link answers here. */
export const PersonalPanel = ({ token, invitation }: PersonalProps) => {
  const { t } = useTranslation('invitations')
  const { accept, reject } = usePersonalAnswers(token)
  const [now] = useState(() => Date.now())
  const { event, name, can_take_over } = invitation
  const answers = {
    name,
    token,
    ticket: <Ticket token={token} invitation={invitation} />,
    accepting: accept.isPending,
    rejecting: reject.isPending,
    onAccept: accept.mutate,
    onReject: reject.mutate,
  }
  return (
    <>
      {new Date(event.ends_at).getTime() < now && <Panel title={t('overTitle')} lead={t('overText')} />}
      {event.my_invitation && <AnswerPanel event={event} invitation={event.my_invitation} answers={answers} />}
      {can_take_over && <TakeOver token={token} />}
    </>
  )
}
