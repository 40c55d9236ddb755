import type { Feature } from '#platform/feature.ts'
import { eraseComments } from './erase.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { reportables } from './reportables.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'comment.mentioned': { comment_id: number; post_id: number; user_id: number; mentioned_id: number }
    'comment.unmentioned': { comment_id: number; post_id: number; user_id: number; mentioned_id: number }
    'comment.created': { comment_id: number; parent_id: number | null; post_id: number; user_id: number }
    'comment.deleted': { comment_id: number; parent_id: number | null; post_id: number; user_id: number }
    'comment.liked': { comment_id: number; user_id: number }
    'comment.unliked': { comment_id: number; user_id: number }
  }
}

export const comments: Feature = {
  name: 'comments',
  routes,
  listeners: noticeListeners,
  notices,
  reportables,
  erase: eraseComments,
  personalData,
}
