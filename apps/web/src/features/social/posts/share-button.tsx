import type { Post } from '@celebrio/contract/social/posts'
import { ShareFat } from '@phosphor-icons/react/ShareFat'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortCount } from '#lib/formats.ts'
import { SharersDialog } from './people/sharers-dialog.tsx'
import classes from './reaction-bar.module.css'
import { ShareDialog } from './share-dialog.tsx'

/** Shares a post; the count opens the list of who did. */
export const ShareButton = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const [shown, setShown] = useState<'share' | 'sharers' | null>(null)
  const close = () => setShown(null)
  const count = post.total_shared
  return (
    <div className={classes.pair}>
      <button
        type="button"
        className={classes.like}
        aria-label={t('share')}
        aria-haspopup="dialog"
        onClick={() => setShown('share')}
      >
        <ShareFat size={24} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.count}
        aria-label={t('shares', { count, shown: formatShortCount(count) })}
        aria-haspopup="dialog"
        onClick={() => setShown('sharers')}
      >
        {formatShortCount(count)}
      </button>
      <ShareDialog post={post} opened={shown === 'share'} onClose={close} />
      <SharersDialog post={post} opened={shown === 'sharers'} onClose={close} />
    </div>
  )
}
