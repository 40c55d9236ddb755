import type { FlowerType } from '@celebrio/contract/social/flowers'
import type { Post } from '@celebrio/contract/social/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Comments } from '#features/social/comments'
import { hasDraft } from '#lib/drafts.ts'
import { Card } from '#ui/layout/card.tsx'
import { hasJustHidden } from './actions/data.ts'
import { HiddenPost } from './actions/hidden-post.tsx'
import { changePost, forgetArrival, hasJustArrived } from './cached-posts.ts'
import { PressedFlower } from './flowers/pressed-flower.tsx'
import { Gallery } from './media/gallery.tsx'
import { Recordings } from './media/recordings.tsx'
import classes from './post-card.module.css'
import { PostHeader } from './post-header.tsx'
import { ReactionBar } from './reaction-bar.tsx'
import { useGiveFlower } from './reactions/data.ts'
import { SharedPost } from './shared-post.tsx'
import { PostText } from './text/post-text.tsx'

export type PostCardProps = {
  post: Post
  /** Shows the conversation from the beginning. */
  open?: boolean
  /** The comment that somebody came for. */
  target?: number | undefined
}

/** One post, or the way back when the viewer has just hidden it. */
export const PostCard = (props: PostCardProps) =>
  props.post.is_hidden && hasJustHidden(props.post.id) ? <HiddenPost post={props.post} /> : <ShownPost {...props} />

/** One post: who, when, words, songs, film, pictures, reactions; the viewer's flower lies pressed on it. */
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
      data-arrived={hasJustArrived(post.id) || undefined}
      onAnimationEnd={() => forgetArrival(post.id)}
    >
      <PostHeader post={post} />
      {post.content ? <PostText text={post.content} mentions={post.mentions} /> : <div className={classes.noText} />}
      <Recordings media={post.images} author={name} />
      <Gallery pictures={pictures} author={name}>
        {flower}
      </Gallery>
      {(post.post || post.post_unavailable) && <SharedPost post={post.post} />}
      <ReactionBar post={post} onGive={give} talking={talking} onTalk={() => setTalking(!talking)} />
      {place === 'card' && flower}
      {talking && <Comments postId={post.id} target={target} onCount={count} />}
    </Card>
  )
}
