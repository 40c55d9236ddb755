import { postReportLimits, postReports } from '@celebrio/contract/post-reports'
import type { Post } from '@celebrio/contract/posts'
import { textLength } from '@celebrio/contract/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast.ts'

/** Tells the people who look after Celebrio about a post; a reason helps them and may be left out. */
export const ReportDialog = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(postReports.report, { params: { id: post.id }, body: { reason } }),
    onSuccess: () => {
      setReason('')
      onClose()
      toast.success(t('reported'))
    },
    onError: error => toast.error(errorText(error)),
  })
  const over = textLength(reason) - postReportLimits.reason
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('reportTitle')}
      footer={
        <Button variant="danger" fullWidth loading={isPending} disabled={over > 0} onClick={() => mutate()}>
          {t('reportSend')}
        </Button>
      }
    >
      <TextArea
        label={t('reportReason')}
        optional
        rows={3}
        value={reason}
        error={over > 0 ? t('reasonTooLong', { max: postReportLimits.reason }) : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  )
}
