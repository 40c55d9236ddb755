import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ProofFields } from './proof-fields.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import classes from './second-step.module.css'
import { renewCodes } from './second-step-data.ts'
import { SettingsRow } from './settings-section.tsx'
import { useProofForm } from './use-proof-form.ts'

const RenewForm = ({ onDone }: { onDone: (codes: readonly string[]) => void }) => {
  const { t } = useTranslation('settings')
  const { text, ...proof } = useProofForm({
    initial: { password: '' },
    send: async values => onDone((await renewCodes(values)).recovery_codes),
  })
  return (
    <>
      <p className={classes.text}>{t('renewText')}</p>
      <ProofFields proof={proof} password={text('password')} action={t('renewCodes')} />
    </>
  )
}

/** How many recovery codes are left, and the way to new ones. */
export const CodesRow = ({ left }: { left: number }) => {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = (made: readonly string[]) => {
    setOpen(false)
    setCodes(made)
  }
  return (
    <>
      <SettingsRow
        name={t('recoveryCodes')}
        value={t('codesLeft', { count: left })}
        action={
          <Button variant="quiet" size="small" aria-label={t('renewCodes')} onClick={() => setOpen(true)}>
            {t('renew')}
          </Button>
        }
      />
      <Dialog title={t('renewCodes')} opened={open} onClose={() => setOpen(false)}>
        <RenewForm onDone={show} />
      </Dialog>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  )
}
