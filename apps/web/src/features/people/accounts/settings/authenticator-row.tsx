import { authenticatorDigits } from '@celebrio/contract/people/second-step'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { qrImageOf } from '#lib/qr-image.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { LastSecondStep } from './last-second-step.tsx'
import { ProofFields } from './proof-fields.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import classes from './second-step.module.css'
import { authenticatorQuery, confirmApp, turnOffApp } from './second-step-data.ts'
import { SettingsRow } from './settings-section.tsx'
import { useProofForm } from './use-proof-form.ts'

const initial = { code: '', password: '' }

const Scan = () => {
  const { t } = useTranslation('settings')
  const { t: ofUi } = useTranslation('ui')
  const { data, error, isFetching, refetch } = useQuery(authenticatorQuery)
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} compact />
  if (!data)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={280} />
      </SkeletonGroup>
    )
  const words = { copy: t('copy'), copied: ofUi('copied'), refused: ofUi('notCopied') }
  return (
    <div className={classes.scan}>
      <img className={classes.qr} src={qrImageOf(data.qr)} alt={t('appQr')} width={200} height={200} />
      <a className={classes.open} href={data.uri}>
        {t('appOpen')}
      </a>
      <div className={classes.key}>
        <CopyField label={t('appKey')} address={data.secret} words={words} />
      </div>
    </div>
  )
}

type FormProps = { onDone: (codes: readonly string[] | null) => void }

const SetUpForm = ({ onDone }: FormProps) => {
  const { t } = useTranslation('settings')
  const { text, ...proof } = useProofForm({
    initial,
    check: ({ code }) => (code.trim() === '' ? { code: t('appCodeNeeded') } : {}),
    send: async values => onDone((await confirmApp(values)).recovery_codes),
  })
  return (
    <>
      <p className={classes.text}>{t('appScan')}</p>
      <Scan />
      <ProofFields proof={proof} password={text('password')} action={t('setUp')}>
        <TextField
          {...text('code')}
          label={t('appCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={authenticatorDigits + 1}
        />
      </ProofFields>
    </>
  )
}

const TurnOffForm = ({ onDone }: FormProps) => {
  const { t } = useTranslation('settings')
  const { text, ...proof } = useProofForm({
    initial,
    check: ({ code }) => (code.trim() === '' ? { code: t('appCodeNeeded') } : {}),
    send: async values => {
      await turnOffApp(values)
      toast.success(t('appTurnedOff'))
      onDone(null)
    },
  })
  return (
    <>
      <p className={classes.text}>{t('turnOffText')}</p>
      <LastSecondStep />
      <ProofFields proof={proof} password={text('password')} action={t('turnOff')} danger>
        <TextField {...text('code')} label={t('codeOrRecovery')} autoComplete="one-time-code" />
      </ProofFields>
    </>
  )
}

/** The authenticator app: sets it up or turns it off. */
export const AppRow = ({ addedAt }: { addedAt: string | undefined }) => {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState<'set-up' | 'turn-off' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const done = (made: readonly string[] | null) => {
    setOpen(null)
    setCodes(made)
    if (!made && open === 'set-up') toast.success(t('appAdded'))
  }
  return (
    <>
      <SettingsRow
        name={t('app')}
        value={addedAt ? t('addedOn', { day: formatDate(addedAt) }) : t('appHint')}
        action={
          <Button variant="quiet" size="small" onClick={() => setOpen(addedAt ? 'turn-off' : 'set-up')}>
            {t(addedAt ? 'turnOff' : 'setUp')}
          </Button>
        }
      />
      <Dialog title={t('appTitle')} opened={open === 'set-up'} onClose={() => setOpen(null)}>
        <SetUpForm onDone={done} />
      </Dialog>
      <Dialog title={t('turnOffTitle')} opened={open === 'turn-off'} onClose={() => setOpen(null)}>
        <TurnOffForm onDone={done} />
      </Dialog>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  )
}
