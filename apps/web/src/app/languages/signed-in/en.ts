import home from '#pages/home/messages/en.ts'
import serviceHome from '#pages/service-home/messages/en.ts'
import comments from '../../../features/comments/messages/en.ts'
import friends from '../../../features/friends/messages/en.ts'
import posts from '../../../features/posts/messages/en.ts'
import uploads from '../../../features/uploads/messages/en.ts'

/** What only signed-in people read; it comes with the frame of their pages. */
export default {
  comments,
  friends,
  home,
  posts,
  'service-home': serviceHome,
  uploads,
}
