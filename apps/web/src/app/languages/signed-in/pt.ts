import home from '#pages/home/messages/pt.ts'
import serviceHome from '#pages/service-home/messages/pt.ts'
import comments from '../../../features/comments/messages/pt.ts'
import friends from '../../../features/friends/messages/pt.ts'
import posts from '../../../features/posts/messages/pt.ts'
import uploads from '../../../features/uploads/messages/pt.ts'
import type english from './en.ts'

export default {
  comments,
  friends,
  home,
  posts,
  'service-home': serviceHome,
  uploads,
} satisfies Record<keyof typeof english, object>
