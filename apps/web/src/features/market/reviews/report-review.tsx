import type { Review } from '@celebrio/contract/market/reviews'
import { reportLimits } from '@celebrio/contract/platform/reports'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Flag } from '@phosphor-icons/react/Flag'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#features/base/reports'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { useReport } from './data.ts'

/** The menu of somebody else's review. */
export const ReportReview = ({ review }: { review: Review }) => {
  const { t } = useTranslation('reviews')
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useReport(review)
  return (
    <>
      <Menu target={<IconButton label={t('more')} icon={<DotsThree size={24} weight="bold" aria-hidden />} />}>
        <MenuItem icon={<Flag size={20} aria-hidden />} onClick={() => setOpen(true)}>
          {t('report')}
        </MenuItem>
      </Menu>
      <ReportDialog
        title={t('reportTitle')}
        label={t('reportReason')}
        send={t('reportSend')}
        longest={reportLimits.reason}
        draft={`report-review:${review.id}`}
        tooLong={t('reasonTooLong', { max: reportLimits.reason })}
        opened={isOpen}
        busy={isPending}
        onClose={() => setOpen(false)}
        onSend={(said, done) => mutate(said, { onSuccess: done })}
      />
    </>
  )
}
