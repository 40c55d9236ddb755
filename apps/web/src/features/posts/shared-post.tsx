import type { BarePost } from '@celebrio/contract/posts'
import { useTranslation } from 'react-i18next'
import { Face } from '#ui/face.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
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
        <Face name={name} src={profile_picture} size={36} />
        <div className={classes.who}>
          <b dir="auto">{name}</b>
          <RelativeTime className={classes.time} date={post.created_at} />
        </div>
      </header>
      {post.content && <PostText text={post.content} />}
      <Recordings media={post.images} author={name} />
      <Gallery pictures={post.images.filter(({ file_type }) => file_type === 'image')} author={name} />
    </article>
  )
}
