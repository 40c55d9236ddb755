import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages for signed-in users that work offline, from data stored in the browser; of chat what waits to be sent. */
export const offlineRoutes: RouteObject[] = [
  { path: '/events/:id/door', lazy: () => import('#pages/celebrations/check-in/route.tsx') },
  // In one group, so that the list stays as it is when a conversation is opened.
  { path: paths.chat(), lazy: () => import('#pages/chat/conversations/route.tsx') },
  { path: '/chat/:id', lazy: () => import('#pages/chat/conversations/route.tsx') },
]

/** Pages for everybody that work offline, once their guest has seen them. */
export const openOfflineRoutes: RouteObject[] = [
  { path: '/i/:token', lazy: () => import('#pages/celebrations/personal-invitation/route.tsx') },
  { path: '/join/:token', lazy: () => import('#pages/celebrations/open-link/route.tsx') },
  { path: '/events/:id', lazy: () => import('#pages/celebrations/event/route.tsx') },
]
