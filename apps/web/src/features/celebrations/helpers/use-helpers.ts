import type { HelperRole } from '@celebrio/contract/celebrations/event-shapes'
import { eventHelpers } from '@celebrio/contract/celebrations/helpers'
import type { Person } from '@celebrio/contract/people/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'

/** Makes somebody a helper. */
export function useName(id: number) {
  const { t } = useTranslation('helpers')
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ user, role }: { user: Person; role: HelperRole }) =>
      call(eventHelpers.name, { params: { id }, body: { user_id: user.id, role } }),
    onSuccess: ({ helper }) => {
      toast.success(t(`named_${helper.role}`, { name: helper.user.name }))
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: error => toast.error(firstIssueText(error)),
  })
}

/** Ends the help of somebody, or the viewer's own. */
export function useDismiss(id: number, userId: number, told: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(eventHelpers.dismiss, { params: { id, user_id: userId } }),
    onSuccess: () => {
      toast.success(told)
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: error => toast.error(firstIssueText(error)),
  })
}
