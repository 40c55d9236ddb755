import type { HostMessage } from '@celebrio/contract/celebrations/host-messages'
import { Trash } from '@phosphor-icons/react/Trash'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { LoadMore } from '#ui/lists/pages.tsx'
import { AskDialog } from '#ui/overlays/ask-dialog.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { messagesQuery, useDelete } from './data.ts'
import classes from './host-messages.module.css'

const Delete = ({ eventId, message }: { eventId: number; message: HostMessage }) => {
  const { t } = useTranslation('host-messages')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending } = useDelete(eventId, message)
  return (
    <>
      <IconButton
        label={t('delete')}
        icon={<Trash size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      <AskDialog
        title={t('deleteTitle')}
        text={t('deleteText')}
        opened={asking}
        busy={isPending}
        onClose={close}
        onYes={() => mutate(undefined, { onSettled: close })}
      />
    </>
  )
}

type MessageProps = { message: HostMessage; eventId: number | undefined }

const Message = ({ message, eventId }: MessageProps) => {
  const { t } = useTranslation('host-messages')
  const { user, words, created_at, to, can } = message
  return (
    <li className={classes.message}>
      <Avatar name={user.name} src={user.profile_picture} size={44} />
      <div className={classes.body}>
        <p className={classes.head}>
          <b dir="auto">{user.name}</b>
          <RelativeTime className={classes.time} date={created_at} />
        </p>
        <p className={classes.words} dir="auto">
          <RichText text={words} mentions={[]} />
        </p>
        {can.delete && to === 'going' && <p className={classes.hint}>{t('onlyGoing')}</p>}
      </div>
      {can.delete && eventId !== undefined && <Delete eventId={eventId} message={message} />}
    </li>
  )
}

/** What the hosts have written to the viewer, newest first; nothing where there is nothing. @param place event, or personal link */
export const FromHost = ({ place }: { place: number | string }) => {
  const { t } = useTranslation('host-messages')
  const list = useInfiniteQuery(messagesQuery(place))
  const messages = list.data?.pages.flatMap(page => page.messages) ?? []
  if (messages.length === 0) return null
  return (
    <Panel title={t('fromHost')}>
      <ul className={classes.messages} aria-label={t('fromHost')}>
        {messages.map(message => (
          <Message key={message.id} message={message} eventId={typeof place === 'number' ? place : undefined} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Panel>
  )
}
