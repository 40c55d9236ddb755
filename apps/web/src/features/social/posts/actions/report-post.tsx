import { postReportLimits } from '@celebrio/contract/social/post-reports'
import type { Post } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#ui/overlays/report-dialog.tsx'
import { useReport } from './data.ts'

export const ReportPost = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  const { mutate, isPending } = useReport(post)
  return (
    <ReportDialog
      title={t('reportTitle')}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={postReportLimits.reason}
      draft={`report-post:${post.id}`}
      tooLong={t('reasonTooLong', { max: postReportLimits.reason })}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(reason, done) => mutate(reason, { onSuccess: done })}
    />
  )
}
