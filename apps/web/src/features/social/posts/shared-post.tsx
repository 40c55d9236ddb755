import type { BarePost } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { Gallery } from './media/gallery.tsx'
import { Recordings } from './media/recordings.tsx'
import classes from './shared-post.module.css'
import { PostText } from './text/post-text.tsx'

/** The original inside a share. Whoever may not see it learns only that there is one. */
export const SharedPost = ({ post }: { post: BarePost | null }) => {
  const { t } = useTranslation('posts')
  if (!post) return <p className={classes.gone}>{t('notAvailable')}</p>
  const { name, profile_picture } = post.user
  return (
    <article className={classes.shared} aria-label={t('postBy', { name })}>
      <header className={classes.header}>
        <Avatar name={name} src={profile_picture} size={36} />
        <div className={classes.who}>
          <b dir="auto">
            <PersonLink id={post.user.id}>{name}</PersonLink>
          </b>
          <Link className={classes.time} to={paths.post(post.id)}>
            <RelativeTime date={post.created_at} />
          </Link>
        </div>
      </header>
      {post.content && <PostText text={post.content} mentions={post.mentions} />}
      <Recordings media={post.images} author={name} />
      <Gallery pictures={post.images.filter(({ file_type }) => file_type === 'image')} author={name} />
    </article>
  )
}
