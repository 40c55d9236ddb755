import { postReportLimits, postReports } from '@celebrio/contract/social/post-reports'
import type { Post } from '@celebrio/contract/social/posts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ReportDialog } from '#ui/overlays/report-dialog.tsx'

export const ReportPost = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => call(postReports.report, { params: { id: post.id }, body: { reason } }),
    onSuccess: () => toast.success(t('reported')),
    onError: error => toast.error(errorText(error)),
  })
  return (
    <ReportDialog
      title={t('reportTitle')}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={postReportLimits.reason}
      tooLong={t('reasonTooLong', { max: postReportLimits.reason })}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(reason, done) => mutate(reason, { onSuccess: done })}
    />
  )
}
