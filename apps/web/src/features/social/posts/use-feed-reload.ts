import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { renewFeed } from './cached-posts.ts'

/** Going home while at home starts the feed anew, from its first page. Coming back does not: the place is kept. */
export const useFeedReload = (): void => {
  const client = useQueryClient()
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (!hash && type !== NavigationType.Pop) renewFeed(client)
  }, [client, key, hash, type])
}
