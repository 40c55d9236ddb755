import { postHides } from '@celebrio/contract/social/post-hides'
import type { Post } from '@celebrio/contract/social/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { changePost } from '../cached-posts.ts'

const hiddenHere = new Set<number>()

/** Whether a post was hidden since the page was opened: its place then offers the way back. */
export const hasJustHidden = (id: number): boolean => hiddenHere.has(id)

/** Hides a post, or brings it back. */
export const useHide = ({ id, is_hidden }: Post) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  return useMutation({
    mutationFn: () => call(is_hidden ? postHides.unhide : postHides.hide, { params: { id } }),
    onSuccess: () => {
      if (is_hidden) hiddenHere.delete(id)
      else hiddenHere.add(id)
      changePost(client, id, post => ({ ...post, is_hidden: !is_hidden }))
      toast.success(t(is_hidden ? 'restored' : 'hidden'))
    },
    onError: error => toast.error(errorText(error)),
  })
}
