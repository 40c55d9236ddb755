import home from '#pages/home/messages/fr.ts'
import serviceHome from '#pages/service-home/messages/fr.ts'
import comments from '../../../features/comments/messages/fr.ts'
import friends from '../../../features/friends/messages/fr.ts'
import posts from '../../../features/posts/messages/fr.ts'
import uploads from '../../../features/uploads/messages/fr.ts'
import type english from './en.ts'

export default {
  comments,
  friends,
  home,
  posts,
  'service-home': serviceHome,
  uploads,
} satisfies Record<keyof typeof english, object>
