import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDropZone } from '#features/base/uploads'
import { ArchivedBanner, conversationQuery, useConversationCard } from '#features/chat/conversations'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useSession } from '#lib/session.ts'
import { useStore } from '#lib/store.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { catchUp, messagesQuery } from '../data.ts'
import type { MessageWindow } from '../message-window.ts'
import { outbox } from '../outbox.ts'
import { type Compose, ComposeContext, composable, composeNow } from './compose.ts'
import { BackLink, ConversationHead } from './conversation-head.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import classes from './conversation-view.module.css'
import { Foot } from './foot.tsx'
import { MessageList } from './message-list.tsx'
import { rowsOf } from './rows.ts'
import { Seen } from './seen.tsx'
import { useAnnounced } from './use-announced.ts'
import { useAttachments } from './use-attachments.ts'
import { useAddressedMessage, useJump } from './use-jump.ts'
import { useNamed } from './use-named.ts'
import { WaitingList } from './waiting-list.tsx'
import { writingOf } from './writing.ts'

/** The lines, and what of them waits to be sent. What was new is what one had not read on opening it. */
function useRows({ id, read_seq, last_seq }: Conversation, { messages }: MessageWindow, me: number) {
  const [news] = useState({ newAfter: read_seq, newUpTo: last_seq })
  const all = useStore(outbox)
  const waiting = useMemo(() => all.filter(one => one.conversation_id === id), [all, id])
  const rows = useMemo(() => rowsOf({ messages, waiting, ...news, me }), [messages, waiting, news, me])
  return { rows, waiting }
}

type OpenedProps = {
  conversation: Conversation
  loaded: MessageWindow
  /** It was there, and is there no longer for the viewer: they were blocked. */
  isGone: boolean
}

const Opened = ({ conversation, loaded, isGone }: OpenedProps) => {
  const { t } = useTranslation('messages')
  const user = useSession()?.user
  const me = user?.id ?? 0
  const client = useQueryClient()
  const { id } = conversation
  const [compose, setCompose] = useState<Compose>(null)
  const { rows, waiting } = useRows(conversation, loaded, me)
  const files = useAttachments(id)
  const unrefused = waiting.filter(one => one.refused === null).length
  const writing = writingOf(conversation, unrefused, isGone, user?.is_kid === true)
  const { over, zone } = useDropZone(writing === 'field' ? files.add : () => undefined)
  const jump = useJump(id)
  useAddressedMessage(jump)
  const named = useNamed(id, loaded)
  useAnnounced(loaded, me, conversation.last_seq)
  useEffect(() => void catchUp(client, id), [client, id])
  return (
    <ComposeContext value={{ compose: composeNow(compose, loaded.messages), setCompose, can: composable(writing) }}>
      <section
        className={classes.conversation}
        aria-label={t('with', { name: conversation.title })}
        data-drop={over || undefined}
        {...zone}
      >
        <div>
          <ConversationHead {...{ conversation, isGone }} onFound={jump} />
          {useConversationCard(conversation)}
        </div>
        <MessageList key={loaded.start.count} {...{ conversation, loaded, rows, me, jump, named }} />
        <Seen {...{ conversation, loaded, rows, me }} />
        <ArchivedBanner conversation={conversation} />
        <Foot {...{ conversation, writing, files }} waiting={unrefused} />
      </section>
    </ComposeContext>
  )
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404

/** One conversation: what was said, and the field to say more. */
export const ConversationView = ({ id }: { id: number }) => {
  const conversation = useQuery(conversationQuery(id))
  const loaded = useQuery(messagesQuery(id))
  const error = conversation.error ?? loaded.error
  const retry = () => void Promise.all([conversation.refetch(), loaded.refetch()])
  if (conversation.data && loaded.data)
    return (
      <>
        <PageTitle>{conversation.data.title}</PageTitle>
        <Opened conversation={conversation.data} loaded={loaded.data} isGone={isMissing(conversation.error)} />
      </>
    )
  if (!error) return <ConversationSkeleton id={id} />
  return (
    <div className={classes.conversation}>
      <header>
        <BackLink />
      </header>
      <div className={classes.failed}>
        <ErrorState
          heading="h1"
          text={errorText(error)}
          onRetry={retry}
          retrying={conversation.isFetching || loaded.isFetching}
        />
        <WaitingList id={id} />
      </div>
    </div>
  )
}
