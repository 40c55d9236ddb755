import type { Post } from '@celebrio/contract/posts'
import { useTranslation } from 'react-i18next'
import { Face } from '#ui/face.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import classes from './post-card.module.css'
import { PostMenu } from './post-menu.tsx'

/** Who posted it and how long ago; a menu of what the viewer may do with it. */
export const PostHeader = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  return (
    <header className={classes.header}>
      <Face name={post.user.name} src={post.user.profile_picture} size={44} />
      <div className={classes.who}>
        <b className={classes.name} dir="auto">
          {post.user.name}
        </b>
        <RelativeTime className={classes.time} date={post.created_at} />
        {post.is_hidden && <span className={classes.time}>{t('hiddenLabel')}</span>}
      </div>
      <PostMenu post={post} />
    </header>
  )
}
