import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { type InboxStatus, inboxQuery } from './data.ts'
import classes from './inbox.module.css'
import { InboxMessage } from './inbox-message.tsx'

const waiting = (
  <SkeletonGroup>
    {[1, 2, 3].map(one => (
      <div key={one} className={classes.message}>
        <SkeletonLine width="50%" />
        <SkeletonLine width="90%" />
      </div>
    ))}
  </SkeletonGroup>
)

/** Where somebody is who has just resolved a message: its button is gone, and their place is not lost with it. */
function usePlaceKept(count: number | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count !== undefined && before.current !== undefined && count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) place.current?.focus()
  }, [count])
  return place
}

/** Messages to the staff: those that wait, or those that are resolved. */
export const Inbox = ({ status }: { status: InboxStatus }) => {
  const { t } = useTranslation('contact')
  const empty =
    status === 'open' ? (
      <EmptyState title={t('inbox.noneOpen')} text={t('inbox.noneOpenText')} />
    ) : (
      <EmptyState title={t('inbox.noneResolved')} text={t('inbox.noneResolvedText')} />
    )
  const list = useInfiniteQuery(inboxQuery(status))
  const place = usePlaceKept(list.data?.pages.flatMap(page => page.messages).length)
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <Pages list={list} itemsOf={page => page.messages} waiting={waiting} empty={empty}>
        {messages => (
          <ul className={classes.list}>
            {messages.map(message => (
              <InboxMessage key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Pages>
    </div>
  )
}
