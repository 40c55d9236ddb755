import { reportLimits } from '@celebrio/contract/platform/reports'
import type { Post } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#features/base/reports'
import { useReport } from './data.ts'

export const ReportPost = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  const { mutate, isPending } = useReport(post)
  return (
    <ReportDialog
      title={t('reportTitle')}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={reportLimits.reason}
      draft={`report-post:${post.id}`}
      tooLong={t('reasonTooLong', { max: reportLimits.reason })}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(said, done) => mutate(said, { onSuccess: done })}
    />
  )
}
