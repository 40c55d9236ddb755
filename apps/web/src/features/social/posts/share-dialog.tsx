import { textLength } from '@celebrio/contract/platform/text'
import { type Post, postLimits } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useShare } from './actions/data.ts'

type Share = { post: Post; opened: boolean; onClose: () => void }

const noWords = { content: '' }

/** Shares a post with an optional text, which is kept as a draft until it is shared. */
export const ShareDialog = ({ post, opened, onClose }: Share) => {
  const { t } = useTranslation('posts')
  const { values, change, reset } = useDraft(`share:${post.id}`, noWords)
  const { content } = values
  const { mutate, isPending } = useShare(post, () => {
    reset()
    onClose()
  })
  const over = textLength(content) - postLimits.content
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('shareTitle')}
      footer={
        <Button fullWidth loading={isPending} disabled={over > 0} onClick={() => mutate(content)}>
          {t('shareNow')}
        </Button>
      }
    >
      <TextArea
        label={t('shareWords')}
        optional
        rows={3}
        value={content}
        error={over > 0 ? t('tooLong', { count: over, max: postLimits.content }) : undefined}
        onChange={({ currentTarget }) => change({ content: currentTarget.value })}
      />
    </Dialog>
  )
}
