import type { Event } from '@celebrio/contract/celebrations/events'
import type { PersonalInvitation } from '@celebrio/contract/celebrations/external-guests'
import { useTranslation } from 'react-i18next'
import { AnswerPanel, OverPanel, sendingOf } from '#features/celebrations/guests'
import { PollPanel } from '#features/celebrations/polls'
import { TicketWithActions } from '#features/celebrations/tickets'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { AccountOffer } from './account-offer.tsx'
import { downloadPersonal, type PersonalAnswers, usePersonalAnswers, useTakeOver } from './data.ts'

/** They come, or might: it is worth keeping. */
const hasAnswered = ({ my_invitation: own }: Event) =>
  own !== null && (own.status === 'accepted' || own.status === 'waiting' || own.is_maybe)

type PersonalProps = { token: string; invitation: PersonalInvitation }

/** Lets signed-in viewers add the invitation to their account. */
const TakeOver = ({ token }: { token: string }) => {
  const { t } = useTranslation('external-guests')
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
  ticket && <TicketWithActions event={event} ticket={ticket} save={() => downloadPersonal(token)} onPaper />

/** For guests who came by the open link, while the host has not let them in. */
const Asking = ({ token, invitation: { event }, reject }: PersonalProps & Pick<PersonalAnswers, 'reject'>) => {
  const { t } = useTranslation('external-guests')
  const own = event.my_invitation
  const host = event.user.name
  if (own?.status === 'requested')
    return (
      <>
        <Panel title={t('askedTitle')} lead={t('askedText', { host })}>
          <Button
            variant="outline"
            loading={reject.isPending}
            onClick={() => reject.mutate({ message: '', done: () => undefined })}
          >
            {t('takeBack')}
          </Button>
        </Panel>
        <PollPanel event={event} token={token} />
      </>
    )
  if (own?.status === 'rejected' && !own.is_invited)
    return <Panel title={t('notOnList')} lead={t('notOnListText', { host })} />
  return null
}

/** The answer panel for a personal link. */
export const PersonalPanel = ({ token, invitation }: PersonalProps) => {
  const { accept, maybe, reject } = usePersonalAnswers(token)
  const { event, name, can_take_over } = invitation
  const answers = {
    name,
    token,
    ticket: <Ticket token={token} invitation={invitation} />,
    ...sendingOf({ accept, maybe, reject }),
  }
  return (
    <>
      <OverPanel event={event} />
      <Asking token={token} invitation={invitation} reject={reject} />
      {event.my_invitation?.is_invited && (
        <AnswerPanel event={event} invitation={event.my_invitation} answers={answers} />
      )}
      {can_take_over && <TakeOver token={token} />}
      {hasAnswered(event) && <AccountOffer token={token} />}
    </>
  )
}
