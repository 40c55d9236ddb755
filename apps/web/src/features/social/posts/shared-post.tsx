import type { BarePost } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { useLinkCard } from './link-cards.ts'
import { AudioAndVideo } from './media/audio-and-video.tsx'
import { Gallery } from './media/gallery.tsx'
import classes from './shared-post.module.css'
import { PostText } from './text/post-text.tsx'

/** The original post inside a share. Viewers who may not see it only see that there is one. */
export const SharedPost = ({ post }: { post: BarePost | null }) => {
  const { t } = useTranslation('posts')
  const { card, text } = useLinkCard(post?.content ?? '')
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
      <PostText text={text} mentions={post.mentions} />
      {card}
      <AudioAndVideo media={post.images} author={name} />
      <Gallery pictures={post.images.filter(({ file_type }) => file_type === 'image')} author={name} />
    </article>
  )
}
