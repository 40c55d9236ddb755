import { textLength } from '@celebrio/contract/platform/text'
import { postShares } from '@celebrio/contract/social/post-shares'
import type { Post } from '@celebrio/contract/social/posts'
import { postLimits } from '@celebrio/contract/social/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { namedIn } from '#features/social/mentions'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useKept } from '#lib/use-kept.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { addPost, changePost } from './cached-posts.ts'
import { postKeys } from './data.ts'

type Share = { post: Post; opened: boolean; onClose: () => void }

/** The new post goes on top; the one that was shared counts one more. */
const useShare = ({ id, post: original }: Post, onDone: () => void) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  return useMutation({
    mutationFn: (content: string) =>
      call(postShares.share, { params: { id }, body: { content, mentions: namedIn(content) } }),
    onSuccess: ({ post }) => {
      const counted = original?.id ?? id
      changePost(client, counted, shown => ({ ...shown, total_shared: shown.total_shared + 1 }))
      addPost(client, post)
      void client.invalidateQueries({ queryKey: postKeys.sharers(counted) })
      toast.success(t('shared'))
      onDone()
    },
    onError: error => toast.error(errorText(error)),
  })
}

const noWords = { content: '' }

/** Shares a post with a few words of one's own, or none. What was typed stays until it is shared, over a reload too. */
export const ShareDialog = ({ post, opened, onClose }: Share) => {
  const { t } = useTranslation('posts')
  const { values, change, drop } = useKept(`share:${post.id}`, noWords)
  const { content } = values
  const { mutate, isPending } = useShare(post, () => {
    change(noWords)
    drop()
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
