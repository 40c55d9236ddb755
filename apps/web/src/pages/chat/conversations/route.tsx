import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import {
  type Box,
  ConversationList,
  conversationQuery,
  NewChat,
  openedQuery,
  type Wanted,
} from '#features/chat/conversations'
import {
  ConversationSkeleton,
  ConversationView,
  SearchChats,
  UnsentLinks,
  UnsentMessages,
  useUnsent,
} from '#features/chat/messages'
import { ChatSettings } from '#features/chat/presence'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { numericId, useNumericId } from '#lib/numeric-id.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Component as NotFound } from '../../site/not-found/route.tsx'
import classes from './conversations.module.css'
import { useVisibleHeight } from './use-visible-height.ts'

/** Leads on to the conversation that is wanted, which is made when it is the first time. */
const Wish = ({ wanted }: { wanted: Wanted }) => {
  const { data: id, error, isFetching, refetch } = useQuery(openedQuery(wanted))
  if (id !== undefined) return <Navigate to={paths.chat(id)} replace />
  if (!error) return <ConversationSkeleton />
  return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
}

/** Why there is no such conversation for the viewer, and never will be; null where there is or may be one. */
function useRefusal({ id, wanted }: Pick<Address, 'id' | 'wanted'>): ApiError | null {
  const one = useQuery({ ...conversationQuery(id ?? 0), enabled: id !== undefined })
  const opened = useQuery({ ...openedQuery(wanted ?? { kind: 'person', id: 0 }), enabled: wanted !== undefined })
  // Whom one has just written with stays on the screen, with the words that did not reach them.
  const error = (one.data?.person ? null : one.error) ?? opened.error
  return error instanceof ApiError && [403, 404, 422].includes(error.status) ? error : null
}

/** Somebody who gets messages from their connections only, what has gone while it was open, or what is not there. */
const Refused = ({ error, id }: { error: ApiError; id: number | undefined }) => {
  const { t } = useTranslation('conversations')
  const { data: before } = useQuery({ ...conversationQuery(id ?? 0), enabled: false })
  const back = <ButtonLink to={paths.chat()}>{t('all')}</ButtonLink>
  if (error.status === 403) return <EmptyState heading="h1" title={errorText(error)} action={back} />
  if (!before) return <NotFound />
  return (
    <>
      <PageTitle>{t('gone')}</PageTitle>
      <EmptyState heading="h1" title={t('gone')} text={t('goneText', { name: before.title })} action={back} />
    </>
  )
}

const Nothing = () => {
  const { t } = useTranslation('conversations')
  return (
    <div className={classes.nothing}>
      <EmptyState title={t('choose')} />
    </div>
  )
}

const wishes = ['person', 'event', 'booking', 'group', 'deal', 'provider'] as const

type Address = { id: number | undefined; wanted: Wanted | undefined; box: Box }

function useAddress(): Address {
  const [search] = useSearchParams()
  const wanted = wishes.flatMap(kind => {
    const id = numericId(search.get(kind) ?? undefined)
    return id === undefined ? [] : [{ kind, id }]
  })[0]
  const asked = search.get('box')
  return { id: useNumericId(), wanted, box: asked === 'requests' || asked === 'archive' ? asked : 'inbox' }
}

/** The conversations, and the open one beside them; on phones one after the other. */
export const Component = () => {
  const { t } = useTranslation('conversations')
  const { id, wanted, box } = useAddress()
  const isOpen = id !== undefined || wanted !== undefined
  const page = useVisibleHeight(isOpen)
  // The open conversation has the first heading.
  const Heading = isOpen ? 'h2' : 'h1'
  const refusal = useRefusal({ id, wanted })
  const unsent = useUnsent(id)
  if (refusal && unsent.length === 0) return <Refused error={refusal} id={id} />
  return (
    <div ref={page} className={classes.page} data-open={isOpen || undefined}>
      {!isOpen && <PageTitle>{t('title')}</PageTitle>}
      <section className={classes.list} aria-labelledby="conversations-title">
        <header className={classes.head}>
          <Heading id="conversations-title" className={classes.title}>
            {t('title')}
          </Heading>
          <span className={classes.actions}>
            <SearchChats />
            <ChatSettings />
            <NewChat />
          </span>
        </header>
        <UnsentLinks />
        <ConversationList box={box} />
      </section>
      <div className={classes.detail} data-conversation={isOpen || undefined}>
        {wanted && <Wish wanted={wanted} />}
        {id !== undefined && (refusal ? <UnsentMessages unsent={unsent} /> : <ConversationView key={id} id={id} />)}
        {!isOpen && <Nothing />}
      </div>
    </div>
  )
}
