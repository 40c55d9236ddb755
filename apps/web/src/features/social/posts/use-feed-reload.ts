import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { restartFeed } from './cached-posts.ts'

/** A link to home while at home restarts the feed from its first page. Going back does not: the scroll position is kept. */
export const useFeedReload = (): void => {
  const client = useQueryClient()
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (!hash && type !== NavigationType.Pop) restartFeed(client)
  }, [client, key, hash, type])
}
