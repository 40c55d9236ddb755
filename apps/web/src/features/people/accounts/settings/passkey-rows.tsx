import { passkeyLimits } from '@celebrio/contract/people/passkeys'
import type { Passkey } from '@celebrio/contract/people/second-step'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { knowsPasskeys } from '../knows-passkeys.ts'
import { LastSecondStep } from './last-second-step.tsx'
import { ProofFields } from './proof-fields.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import classes from './second-step.module.css'
import { addPasskey, makePasskey, removePasskey } from './second-step-data.ts'
import { SettingsRow } from './settings-section.tsx'
import { useProofForm } from './use-proof-form.ts'

type AddFormProps = { onDone: (codes: readonly string[] | null) => void }

const AddForm = ({ onDone }: AddFormProps) => {
  const { t } = useTranslation('settings')
  const { text, ...proof } = useProofForm({
    initial: { name: '', password: '' },
    check: ({ name }) => (name.trim() === '' ? { name: t('passkeyNameNeeded') } : {}),
    send: async ({ name, ...values }) => onDone((await addPasskey(name, await makePasskey(), values)).recovery_codes),
    textOf: error => (error instanceof ApiError ? errorText(error) : t('passkeyNotMade')),
  })
  return (
    <>
      <p className={classes.text}>{t('passkeyText')}</p>
      <ProofFields proof={proof} password={text('password')} action={t('addPasskey')}>
        <TextField
          {...text('name')}
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          maxLength={passkeyLimits.name}
        />
      </ProofFields>
    </>
  )
}

const RemoveForm = ({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const { t } = useTranslation('settings')
  const { text, ...proof } = useProofForm({
    initial: { password: '' },
    send: async values => {
      await removePasskey(passkey, values)
      toast.success(t('passkeyRemoved'))
      onDone()
    },
  })
  return (
    <>
      <p className={classes.text}>{t('removeText', { name: passkey.name })}</p>
      <LastSecondStep />
      <ProofFields proof={proof} password={text('password')} action={t('remove')} danger />
    </>
  )
}

const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const { name, created_at, last_used_at } = passkey
  const close = () => setAsking(false)
  return (
    <li>
      <SettingsRow
        name={name}
        value={
          last_used_at ? t('usedOn', { day: formatDate(last_used_at) }) : t('addedOn', { day: formatDate(created_at) })
        }
        action={
          <Button
            variant="quiet"
            size="small"
            aria-label={t('removePasskey', { name })}
            onClick={() => setAsking(true)}
          >
            {t('remove')}
          </Button>
        }
      />
      <Dialog title={t('removeTitle')} opened={asking} onClose={close}>
        <RemoveForm passkey={passkey} onDone={close} />
      </Dialog>
    </li>
  )
}

/** The passkeys, and the way to one more, where the browser knows what that is. */
export const PasskeyRows = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const { t } = useTranslation('settings')
  const [adding, setAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const done = (made: readonly string[] | null) => {
    setAdding(false)
    setCodes(made)
    toast.success(t('passkeyAdded'))
  }
  return (
    <>
      <SettingsRow
        name={t('passkeys')}
        value={t('passkeysHint')}
        action={
          knowsPasskeys() &&
          passkeys.length < passkeyLimits.count && (
            <Button variant="quiet" size="small" aria-label={t('addPasskey')} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )
        }
      />
      {passkeys.length > 0 && (
        <ul className={classes.list} aria-label={t('passkeys')}>
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Dialog title={t('addPasskey')} opened={adding} onClose={() => setAdding(false)}>
        <AddForm onDone={done} />
      </Dialog>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  )
}
