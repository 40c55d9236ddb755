import { delays } from '@celebrio/contract/platform/delays'
import { posts } from '@celebrio/contract/social/posts'
import { ArrowUp } from '@phosphor-icons/react/ArrowUp'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useTopic } from '#lib/realtime.ts'
import { Button } from '#ui/buttons/button.tsx'
import { findNewest, renewFeed } from './cached-posts.ts'
import { focusFeed } from './focus.ts'
import classes from './new-posts.module.css'

/** Whether the feed begins with a post that is not on the screen. The server says only that there may be one. */
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
    // Everybody hears it at once; they do not all ask at once.
    timer.current = setTimeout(() => void look().catch(() => undefined), Math.random() * delays.feedLook)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return { newer, seen: () => setNewer(false) }
}

/** Offers what has been posted meanwhile, without moving what is being read. */
export const NewPosts = () => {
  const { t } = useTranslation('posts')
  const client = useQueryClient()
  const { newer, seen } = useNewer()
  const show = () => {
    seen()
    renewFeed(client)
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
