import { postSaves } from '@celebrio/contract/social/post-saves'
import type { Post } from '@celebrio/contract/social/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { changePost } from '../cached-posts.ts'

/** Saves a post for later, or takes it out again. */
export const useSave = ({ id, is_saved }: Post) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  return useMutation({
    mutationFn: () => call(is_saved ? postSaves.unsave : postSaves.save, { params: { id } }),
    onSuccess: () => {
      changePost(client, id, post => ({ ...post, is_saved: !is_saved }))
      toast.success(t(is_saved ? 'unsaved' : 'saved'))
    },
    onError: error => toast.error(errorText(error)),
  })
}
