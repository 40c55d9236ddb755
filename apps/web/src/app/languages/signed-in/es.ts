import home from '#pages/home/messages/es.ts'
import serviceHome from '#pages/service-home/messages/es.ts'
import comments from '../../../features/comments/messages/es.ts'
import friends from '../../../features/friends/messages/es.ts'
import posts from '../../../features/posts/messages/es.ts'
import uploads from '../../../features/uploads/messages/es.ts'
import type english from './en.ts'

export default {
  comments,
  friends,
  home,
  posts,
  'service-home': serviceHome,
  uploads,
} satisfies Record<keyof typeof english, object>
