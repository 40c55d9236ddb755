import { reportLimits } from '@celebrio/contract/platform/reports'
import type { Comment } from '@celebrio/contract/social/comments'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#features/base/reports'
import classes from './comment-actions.module.css'
import { useReport } from './data.ts'

/** Reports a comment to the staff, after asking what is wrong with it. */
export const Report = ({ comment: { id } }: { comment: Comment }) => {
  const { t } = useTranslation('comments')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useReport(id)
  return (
    <>
      <button type="button" className={classes.action} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('report')}
      </button>
      <ReportDialog
        title={t('reportTitle')}
        label={t('reportReason')}
        send={t('report')}
        longest={reportLimits.reason}
        opened={asking}
        draft={`comment-report:${id}`}
        busy={isPending}
        onClose={() => setAsking(false)}
        onSend={(said, done) => mutate(said, { onSuccess: done })}
      />
    </>
  )
}
