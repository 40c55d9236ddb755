import { emailChange, emailChangeForm } from '@celebrio/contract/people/email-change'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { accountQuery } from '../data.ts'
import { ProofFields } from './proof-fields.tsx'
import classes from './settings-section.module.css'
import { SettingsRow } from './settings-section.tsx'
import { useProofForm } from './use-proof-form.ts'

const changeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => call(emailChange.get, { signal }),
  staleTime: 0,
})

/** What comes of a change: only an address that somebody has shown to be theirs is told, and can undo it. */
function useMeaning(hasPassword: boolean): string {
  const { t } = useTranslation('settings')
  const { data: account } = useQuery(accountQuery)
  if (!hasPassword) return t('emailTextGoogle')
  return t(account?.email_verified === false ? 'emailTextUnconfirmed' : 'emailText')
}

const ChangeForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('settings')
  const { text, ...proof } = useProofForm({
    initial: { email: '', password: '' },
    check: values => checkForm(emailChangeForm, values),
    send: async values => {
      await call(emailChange.ask, { body: values })
      toast.success(t('emailAsked', { email: values.email }))
      onDone()
    },
    invalidates: changeQuery.queryKey,
  })
  const meaning = useMeaning(proof.hasPassword)
  return (
    <>
      <p className={classes.text}>{meaning}</p>
      <ProofFields proof={proof} password={text('password')} action={t('emailSend')}>
        <TextField {...text('email')} label={t('emailNew')} type="email" autoComplete="email" />
      </ProofFields>
    </>
  )
}

/** The address that is asked for, until it is confirmed. */
const PendingRow = ({ email }: { email: string }) => {
  const { t } = useTranslation('settings')
  const { mutate, isPending } = useAction({
    send: () => call(emailChange.cancel, {}),
    success: t('emailKept'),
    invalidates: changeQuery.queryKey,
  })
  return (
    <SettingsRow
      name={email}
      value={t('emailPending')}
      action={
        <Button variant="quiet" size="small" loading={isPending} aria-label={t('emailKeep')} onClick={() => mutate()}>
          {t('cancel')}
        </Button>
      }
    />
  )
}

/** The e-mail address of the account, and the way to another. */
export const EmailRow = () => {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const { data: account } = useQuery(accountQuery)
  const isSignedIn = useSession() !== null
  const { data: change } = useQuery({ ...changeQuery, enabled: isSignedIn })
  const close = () => setAsking(false)
  const email = change?.pending?.email
  return (
    <>
      <SettingsRow
        name={t('email')}
        value={account?.email ?? ' '}
        action={
          <Button variant="quiet" size="small" aria-label={t('changeEmail')} onClick={() => setAsking(true)}>
            {t('change')}
          </Button>
        }
      />
      {email !== undefined && email !== account?.email && <PendingRow email={email} />}
      <Dialog title={t('changeEmail')} opened={asking} onClose={close}>
        <ChangeForm onDone={close} />
      </Dialog>
    </>
  )
}
