import type { Post } from '@celebrio/contract/posts'
import { Face } from '#ui/face.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import classes from './post-card.module.css'
import { PostMenu } from './post-menu.tsx'

/** Who posted it and how long ago; a menu for those who may do something with it. */
export const PostHeader = ({ post }: { post: Post }) => (
  <header className={classes.header}>
    <Face name={post.user.name} src={post.user.profile_picture} size={44} />
    <div className={classes.who}>
      <b className={classes.name} dir="auto">
        {post.user.name}
      </b>
      <RelativeTime className={classes.time} date={post.created_at} />
    </div>
    {post.can.delete && <PostMenu post={post} />}
  </header>
)
