import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Post } from '@celebrio/contract/social/posts'
import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { Heart } from '@phosphor-icons/react/Heart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortCount } from '#lib/formats.ts'
import { FlowerButton } from './flowers/flower-button.tsx'
import { LikersDialog } from './people/likers-dialog.tsx'
import { SuperlikersDialog } from './people/superlikers-dialog.tsx'
import classes from './reaction-bar.module.css'
import { useLike } from './reactions/data.ts'
import { ShareButton } from './share-button.tsx'

export type ReactionBarProps = {
  post: Post
  onGive: (type: FlowerType | null, head?: DOMRect) => void
  /** Whether the comments are open under the post. */
  talking: boolean
  onTalk: () => void
}

const Count = ({ shown, label, onClick }: { shown: string; label: string; onClick: () => void }) => (
  <button type="button" className={classes.count} aria-label={label} aria-haspopup="dialog" onClick={onClick}>
    {shown}
  </button>
)

const LikeButton = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const like = useLike(post)
  const liked = post.has_liked
  return (
    <button type="button" className={classes.like} aria-pressed={liked} aria-label={t('like')} onClick={like}>
      <Heart key={String(liked)} size={24} weight={liked ? 'fill' : 'regular'} aria-hidden />
    </button>
  )
}

/** Opens and closes the comments; the count is part of the button. */
const TalkButton = ({ post, talking, onTalk }: Omit<ReactionBarProps, 'onGive'>) => {
  const { t } = useTranslation('posts')
  const count = post.total_comments
  const shown = formatShortCount(count)
  const label = `${t('comment')}, ${t('comments', { count, shown })}`
  return (
    <button type="button" className={classes.talk} aria-expanded={talking} aria-label={label} onClick={onTalk}>
      <ChatCircle size={24} weight={talking ? 'fill' : 'regular'} aria-hidden />
      {shown}
    </button>
  )
}

/** Likes, flowers, comments and shares: the icons react, the counts open the list of who did. */
export const ReactionBar = ({ post, onGive, talking, onTalk }: ReactionBarProps) => {
  const { t } = useTranslation('posts')
  const [shown, setShown] = useState<'likers' | 'superlikers' | null>(null)
  const { total_likes: likes, total_superlikes: flowers } = post
  const close = () => setShown(null)
  return (
    <div className={classes.bar}>
      <div className={classes.pair} data-on={post.has_liked || undefined}>
        <LikeButton post={post} />
        <Count
          shown={formatShortCount(likes)}
          label={t('likes', { count: likes, shown: formatShortCount(likes) })}
          onClick={() => setShown('likers')}
        />
      </div>
      <div className={classes.pair}>
        <FlowerButton post={post} onGive={onGive} />
        <Count
          shown={formatShortCount(flowers)}
          label={t('flowersGiven', { count: flowers, shown: formatShortCount(flowers) })}
          onClick={() => setShown('superlikers')}
        />
      </div>
      <TalkButton post={post} talking={talking} onTalk={onTalk} />
      <ShareButton post={post} />
      <LikersDialog post={post} opened={shown === 'likers'} onClose={close} />
      <SuperlikersDialog post={post} opened={shown === 'superlikers'} onClose={close} />
    </div>
  )
}
