import type { Event } from '@celebrio/contract/celebrations/events'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { ActionBar } from '#ui/layout/action-bar.tsx'
import { Connections } from './connections.tsx'
import { useInvite } from './data.ts'
import { type Kinds, kindOf, kindsOpenedTo } from './kinds.ts'
import type { Choice } from './use-choice.ts'

type ByConnectionsProps = {
  event: Event
  kinds: Kinds
  isNew: boolean
  choice: Choice
  message: string
  onSent: (count: number) => void
  /** Adds the host's words. */
  words: ReactNode
}

/** Invites connections. The list begins with the one kind that the event is open to. */
export const ByConnections = ({ event, kinds, isNew, choice, message, onSent, words }: ByConnectionsProps) => {
  const { t } = useTranslation('invitations')
  const { mutate, isPending } = useInvite(event.id, onSent)
  const [only, ...others] = isNew ? kindsOpenedTo(event.open_to) : []
  const first = only && others.length === 0 && kindOf(kinds, only).total > 0 ? only : 0
  const count = choice.chosen.size
  const nobody = t(event.date_open ? 'sendInvitations' : 'sendTickets')
  return (
    <>
      <Connections event={event} kinds={kinds} first={first} choice={choice} />
      <ActionBar side>
        {words}
        <Button
          loading={isPending}
          disabled={count === 0}
          onClick={() => mutate({ friend_ids: [...choice.chosen], message })}
        >
          {count > 0 ? t('inviteCount', { count }) : nobody}
        </Button>
      </ActionBar>
    </>
  )
}
