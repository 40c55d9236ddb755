import { type StoreDocument, verificationLimits } from '@celebrio/contract/market/verifications'
import { textLength } from '@celebrio/contract/platform/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useDecide } from './data.ts'
import classes from './verifications.module.css'

type FieldsProps = { document: StoreDocument; form: string; onClose: () => void }

const Fields = ({ document: { id, round, state: was }, form: formId, onClose }: FieldsProps) => {
  const { t } = useTranslation('verifications')
  const max = verificationLimits.reason
  const { form, text, onSubmit, drop } = useFields({
    initial: { reason: '' },
    draft: { purpose: `decline-document:${id}` },
    check: ({ reason }) => {
      if (reason.trim() === '') return { reason: t('reasonMissing') }
      return textLength(reason.trim()) > max ? { reason: t('reasonTooLong', { count: max }) } : {}
    },
  })
  const { mutate } = useDecide(id, () => {
    drop()
    onClose()
  })
  const submit = onSubmit(({ reason }) => mutate({ outcome: 'declined', round, was, reason: reason.trim() }))
  return (
    <form ref={form} id={formId} className={classes.fields} onSubmit={submit} noValidate>
      <TextArea
        {...text('reason')}
        label={t('reason')}
        hint={t(was === 'verified' ? 'takeAwayHint' : 'reasonHint')}
        rows={4}
      />
    </form>
  )
}

/** Declines a document, or takes its badge away, with what its provider is told. */
export const Decline = ({ document }: { document: StoreDocument }) => {
  const { t } = useTranslation('verifications')
  const [asking, setAsking] = useState(false)
  const isVerified = document.state === 'verified'
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t(isVerified ? 'takeAway' : 'decline')}
      </Button>
      <FormDialog
        opened={asking}
        onClose={close}
        title={t(isVerified ? 'takeAwayTitle' : 'declineTitle', { name: document.company_name })}
        action={t(isVerified ? 'takeAway' : 'declineSubmit')}
      >
        {form => <Fields document={document} form={form} onClose={close} />}
      </FormDialog>
    </>
  )
}
