import { type ContactMessage, inboxLimits } from '@celebrio/contract/people/contact-inbox'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#features/base/reports'
import { Button } from '#ui/buttons/button.tsx'
import { useClose } from './data.ts'

/** Closes a message without an answer, after asking. */
export const Close = ({ message: { id } }: { message: ContactMessage }) => {
  const { t } = useTranslation('contact')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useClose(id)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('inbox.close')}
      </Button>
      <ReportDialog
        title={t('inbox.closeTitle')}
        label={t('inbox.reason')}
        send={t('inbox.closeSubmit')}
        longest={inboxLimits.reason}
        isPlain
        opened={asking}
        draft={`contact-close:${id}`}
        busy={isPending}
        onClose={() => setAsking(false)}
        onSend={({ reason }, done) => mutate(reason.trim(), { onSuccess: done })}
      />
    </>
  )
}
