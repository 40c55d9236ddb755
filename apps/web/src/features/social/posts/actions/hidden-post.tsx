import type { Post } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useHide } from './data.ts'
import classes from './hidden-post.module.css'

/** Replaces a post that the viewer has just hidden. */
export const HiddenPost = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const { mutate, isPending } = useHide(post)
  return (
    <Card className={classes.hidden}>
      <p>{t(post.can.delete ? 'hiddenOwn' : 'hiddenOther')}</p>
      <Button variant="outline" loading={isPending} onClick={() => mutate()}>
        {t('undo')}
      </Button>
    </Card>
  )
}
