import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import classes from './conversation-row.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { type Box, conversationsQuery, unreadQuery } from './data.ts'

const Waiting = () => (
  <SkeletonGroup>
    {[48, 62, 40, 55].map(width => (
      <div key={width} className={classes.waiting}>
        <SkeletonAvatar size={52} />
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)

/** Nothing in the inbox, and perhaps nowhere. */
const EmptyInbox = () => {
  const { t } = useTranslation('conversations')
  const { data, isPending } = useInfiniteQuery(conversationsQuery('archive'))
  if (isPending) return null
  const archived = (
    <ButtonLink to={paths.chatBox('archive')} variant="outline">
      {t('toArchived')}
    </ButtonLink>
  )
  if (data?.pages.some(page => page.conversations.length > 0))
    return <EmptyState compact title={t('allArchived')} text={t('allArchivedText')} action={archived} />
  return <EmptyState compact drawing="/art/empty-feed.svg" title={t('none')} text={t('noneText')} />
}

const Nothing = ({ box }: { box: Box }) => {
  const { t } = useTranslation('conversations')
  return box === 'inbox' ? <EmptyInbox /> : <EmptyState compact title={t(`none_${box}`)} />
}

const Boxes = ({ box }: { box: Box }) => {
  const { t } = useTranslation('conversations')
  const requests = useQuery(unreadQuery).data?.requests ?? 0
  const count = { value: requests, words: t('requestCount', { count: requests }) }
  const tabs = [
    { to: paths.chat(), label: t('inbox') },
    { to: paths.chatBox('requests'), label: t('requests'), count },
    { to: paths.chatBox('archive'), label: t('archive') },
  ]
  return (
    <TabLinks
      look="pills"
      label={t('boxes')}
      tabs={tabs}
      current={box === 'inbox' ? paths.chat() : paths.chatBox(box)}
    />
  )
}

/** The last written in first: the server moves large conversations only now and then. */
const newestFirst = (all: readonly Conversation[]) =>
  [...all].sort((a, b) => (b.last_message_at ?? '').localeCompare(a.last_message_at ?? ''))

/** The viewer's conversations: those of the inbox, requests, or the archive. */
export const ConversationList = ({ box }: { box: Box }) => {
  const { t } = useTranslation('conversations')
  const list = useInfiniteQuery(conversationsQuery(box))
  return (
    <>
      <Boxes box={box} />
      <Pages
        compact
        list={list}
        itemsOf={page => page.conversations}
        waiting={<Waiting />}
        empty={<Nothing box={box} />}
      >
        {all => (
          <ul aria-label={t(box)}>
            {newestFirst(all).map(one => (
              <ConversationRow key={one.id} conversation={one} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}
