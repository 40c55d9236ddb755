import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Post } from '@celebrio/contract/social/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Comments } from '#features/social/comments'
import { hasDraft } from '#lib/drafts.ts'
import { Card } from '#ui/layout/card.tsx'
import { hasJustHidden } from './actions/data.ts'
import { HiddenPost } from './actions/hidden-post.tsx'
import { changePost, clearNewlyAdded, isNewlyAdded } from './cached-posts.ts'
import { PressedFlower } from './flowers/pressed-flower.tsx'
import { useLinkCard } from './link-cards.ts'
import { AudioAndVideo } from './media/audio-and-video.tsx'
import { Gallery } from './media/gallery.tsx'
import classes from './post-card.module.css'
import { PostHeader } from './post-header.tsx'
import { ReactionBar } from './reaction-bar.tsx'
import { useGiveFlower } from './reactions/data.ts'
import { SharedPost } from './shared-post.tsx'
import { PostText } from './text/post-text.tsx'

export type PostCardProps = {
  post: Post
  /** Shows the comments from the start. */
  open?: boolean
  /** The comment that was linked to. */
  target?: number | undefined
}

/** A post, or an undo card when the viewer has just hidden it. */
export const PostCard = (props: PostCardProps) =>
  props.post.is_hidden && hasJustHidden(props.post.id) ? <HiddenPost post={props.post} /> : <ShownPost {...props} />

/** A post: author, time, text, songs, video, pictures and reactions, with the viewer's flower pressed on it. */
const ShownPost = ({ post, open = false, target }: PostCardProps) => {
  const { t } = useTranslation('posts')
  const [head, setHead] = useState<DOMRect | null>(null)
  const giveFlower = useGiveFlower(post)
  const give = (type: FlowerType | null, from?: DOMRect) => {
    setHead(from ?? null)
    giveFlower(type)
  }
  const client = useQueryClient()
  const [talking, setTalking] = useState(() => open || hasDraft(`comment:${post.id}`))
  const count = (change: number) =>
    changePost(client, post.id, shown => ({ ...shown, total_comments: shown.total_comments + change }))
  const { card, text } = useLinkCard(post.content)
  const { name } = post.user
  const pictures = post.images.filter(({ file_type }) => file_type === 'image')
  const place = pictures.length > 0 ? 'picture' : 'card'
  const flower = <PressedFlower type={post.superlikes.type} from={head} on={place} onTakeBack={() => give(null)} />
  return (
    <Card
      as="article"
      padded={false}
      className={classes.post}
      aria-label={t('postBy', { name })}
      data-arrived={isNewlyAdded(post.id) || undefined}
      onAnimationEnd={() => clearNewlyAdded(post.id)}
    >
      <PostHeader post={post} />
      {text ? <PostText text={text} mentions={post.mentions} /> : <div className={classes.noText} />}
      {card}
      <AudioAndVideo media={post.images} author={name} />
      <Gallery pictures={pictures} author={name}>
        {flower}
      </Gallery>
      {(post.post || post.post_unavailable) && <SharedPost post={post.post} />}
      <ReactionBar post={post} onGive={give} talking={talking} onTalk={() => setTalking(!talking)} />
      {place === 'card' && flower}
      {talking && <Comments postId={post.id} canWrite={post.can.comment} target={target} onCount={count} />}
    </Card>
  )
}
