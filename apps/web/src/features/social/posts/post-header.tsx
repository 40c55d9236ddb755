import type { Post } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatFullDateTime } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import classes from './post-card.module.css'
import { PostMenu } from './post-menu.tsx'

/** That others do not see it, or that the viewer would not. */
const Hidden = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  if (post.statement_id !== null)
    return (
      <span className={classes.time}>
        {t('hiddenByStaff')} · <Link to={paths.statement(post.statement_id)}>{t('readWhy')}</Link>
      </span>
    )
  return post.is_hidden && <span className={classes.time}>{t(post.can.edit ? 'hiddenLabel' : 'hiddenForYou')}</span>
}

/** The author and time of a post, and its menu. */
export const PostHeader = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  return (
    <header className={classes.header}>
      <Avatar name={post.user.name} src={post.user.profile_picture} size={44} />
      <div className={classes.who}>
        <b className={classes.name} dir="auto">
          <PersonLink id={post.user.id}>{post.user.name}</PersonLink>
        </b>
        <p className={classes.time}>
          <Link className={classes.ownPage} to={paths.post(post.id)}>
            <RelativeTime date={post.created_at} />
          </Link>
          {post.edited_at && (
            <>
              {' · '}
              <span title={formatFullDateTime(post.edited_at)}>{t('edited')}</span>
            </>
          )}
        </p>
        <Hidden post={post} />
      </div>
      <PostMenu post={post} />
    </header>
  )
}
