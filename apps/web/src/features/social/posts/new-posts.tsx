import { delays } from '@celebrio/contract/platform/delays'
import { posts } from '@celebrio/contract/social/posts'
import { ArrowUp } from '@phosphor-icons/react/ArrowUp'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useTopic } from '#lib/realtime.ts'
import { Button } from '#ui/buttons/button.tsx'
import { findNewest, restartFeed } from './cached-posts.ts'
import { focusFeed } from './focus.ts'
import classes from './new-posts.module.css'

/** Whether there are newer posts than the first one shown. The socket only says that there may be. */
const useNewer = () => {
  const client = useQueryClient()
  const [newer, setNewer] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = async () => {
    const shown = findNewest(client)
    if (!shown) return
    const { post } = await call(posts.list, { query: { per_page: 1 } })
    const [newest] = post
    setNewer(newest !== undefined && newest.id !== shown.id && newest.created_at >= shown.created_at)
  }
  useTopic('feed', () => {
    clearTimeout(timer.current)
    // All clients get the message at once: a random delay spreads their requests.
    timer.current = setTimeout(() => void look().catch(() => undefined), Math.random() * delays.feedLook)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return { newer, seen: () => setNewer(false) }
}

/** A button that shows new posts, so that the feed does not move while it is being read. */
export const NewPosts = () => {
  const { t } = useTranslation('posts')
  const client = useQueryClient()
  const { newer, seen } = useNewer()
  const show = () => {
    seen()
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
