import { delays } from '@celebrio/contract/platform/delays'
import { type Post, posts } from '@celebrio/contract/social/posts'
import { ArrowUp } from '@phosphor-icons/react/ArrowUp'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useTopic } from '#lib/realtime.ts'
import { Button } from '#ui/buttons/button.tsx'
import { restartFeed } from './cached-posts.ts'
import { feedQuery } from './data.ts'
import { focusFeed } from './focus.ts'
import classes from './new-posts.module.css'

type Newest = Pick<Post, 'id' | 'created_at'>

/**
 * Whether there are newer posts than the first one shown. The socket only says that there may be. What an answer says is
 * compared with what is shown now, which may have changed since it was asked for.
 */
const useNewer = () => {
  const [newest, setNewest] = useState<Newest>()
  const [taken, setTaken] = useState<number>()
  const { data: shown } = useInfiniteQuery({ ...feedQuery, enabled: false, select: list => list.pages[0]?.post[0] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = async () => setNewest((await call(posts.list, { query: { per_page: 1 } })).post[0])
  useTopic('feed', () => {
    clearTimeout(timer.current)
    // All clients get the message at once: a random delay spreads their requests.
    timer.current = setTimeout(() => void look().catch(() => undefined), Math.random() * delays.feedLook)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const isOther = newest && shown && newest.id !== shown.id && newest.id !== taken
  return { newer: isOther && newest.created_at >= shown.created_at, take: () => setTaken(newest?.id) }
}

/** A button that shows new posts, so that the feed does not move while it is being read. */
export const NewPosts = () => {
  const { t } = useTranslation('posts')
  const client = useQueryClient()
  const { newer, take } = useNewer()
  const show = () => {
    take()
    restartFeed(client)
    scrollTo({ top: 0 })
    focusFeed()
  }
  return (
    <output className={classes.place}>
      {newer && (
        <Button size="small" variant="lagoon" leftSection={<ArrowUp size={16} aria-hidden />} onClick={show}>
          {t('newPosts')}
        </Button>
      )}
    </output>
  )
}
