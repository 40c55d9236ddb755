import { postReportLimits, postReports } from '@celebrio/contract/post-reports'
import type { Post } from '@celebrio/contract/posts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { ReportDialog } from '#ui/report-dialog.tsx'
import { toast } from '#ui/toast.ts'

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
