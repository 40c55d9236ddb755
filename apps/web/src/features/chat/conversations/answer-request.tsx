import { conversations } from '@celebrio/contract/chat/conversations'
import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BlockDialog } from '#features/people/friends'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './answer-request.module.css'
import { changeConversation, renewLists } from './cached.ts'

const useAccept = (id: number) =>
  useAction({
    send: () => call(conversations.accept, { params: { id } }),
    onSuccess: ({ conversation }, _, client) => {
      changeConversation(client, id, one => ({ ...one, ...conversation }))
      renewLists(client)
    },
  })

const useDecline = (id: number, onDeclined: () => unknown) => {
  const { t } = useTranslation('conversations')
  return useAction({
    send: () => call(conversations.decline, { params: { id } }),
    onSuccess: async (_, __, client) => {
      await onDeclined()
      renewLists(client)
    },
    success: t('declined'),
  })
}

type AnswerProps = { conversation: Conversation & { person: NonNullable<Conversation['person']> } }

/** Instead of the field, under the words of somebody without a connection. */
export const AnswerRequest = ({ conversation: { id, person } }: AnswerProps) => {
  const { t } = useTranslation('conversations')
  const navigate = useNavigate()
  const [blocking, setBlocking] = useState(false)
  const leave = () => navigate(paths.chatBox('requests'), { replace: true })
  const accept = useAccept(id)
  const decline = useDecline(id, leave)
  return (
    <section className={classes.request} aria-label={t('request')}>
      <p>{t('requestText', { name: person.name })}</p>
      <div className={classes.answers}>
        <Button variant="lagoon" loading={accept.isPending} onClick={() => accept.mutate()}>
          {t('accept')}
        </Button>
        <Button variant="outline" loading={decline.isPending} onClick={() => decline.mutate()}>
          {t('decline')}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setBlocking(true)}>
          {t('block')}
        </Button>
      </div>
      <BlockDialog
        person={person}
        opened={blocking}
        onClose={() => setBlocking(false)}
        answers={{ no: t('cancel'), yes: t('block') }}
        onBlocked={() => void leave()}
      />
    </section>
  )
}
