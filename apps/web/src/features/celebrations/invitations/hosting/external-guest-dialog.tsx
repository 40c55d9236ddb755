import type { Event } from '@celebrio/contract/celebrations/events'
import { externalGuestLimits } from '@celebrio/contract/celebrations/external-guests'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { issueText } from '#lib/api/error-text.ts'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type Somebody, useInviteSomebody } from '../use-external-guests.ts'
import { CopyLink } from './copy-link.tsx'
import classes from './hosting.module.css'

const empty: Somebody = { name: '', email: '', message: '' }

/** What the server found wrong with a field, in words. */
const wrongIn = (error: unknown, field: keyof Somebody): string | undefined => {
  const issue = error instanceof ApiError ? error.details[field]?.[0] : undefined
  return issue && issueText(issue)
}

type FieldsProps = { values: Somebody; error: unknown; onChange: (changes: Partial<Somebody>) => void }

const Fields = ({ values, error, onChange }: FieldsProps) => {
  const { t } = useTranslation('invitations')
  return (
    <>
      <TextField
        label={t('somebodyName')}
        maxLength={externalGuestLimits.name}
        autoComplete="off"
        value={values.name}
        error={wrongIn(error, 'name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextField
        label={t('somebodyEmail')}
        hint={t('somebodyEmailHint')}
        optional
        type="email"
        autoComplete="off"
        maxLength={externalGuestLimits.email}
        value={values.email}
        error={wrongIn(error, 'email')}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <TextArea
        label={t('inviteNote')}
        optional
        rows={2}
        maxLength={partyLimits.message}
        value={values.message}
        error={wrongIn(error, 'message')}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
      />
    </>
  )
}

type SomebodyDialogProps = { event: Event; opened: boolean; onClose: () => void }

/** Invites somebody without an account, and shows the link that is theirs. */
export const SomebodyDialog = ({ event, opened, onClose }: SomebodyDialogProps) => {
  const { t } = useTranslation('invitations')
  const id = useId()
  const { values, change, reset: clear } = useDraft(`somebody:${event.id}`, empty)
  const { mutate, reset, data, error, isPending } = useInviteSomebody(event, () => {
    clear()
  })
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    mutate(values)
  }
  const button = data ? (
    <Button fullWidth variant="outline" onClick={() => reset()}>
      {t('inviteAnother')}
    </Button>
  ) : (
    <Button fullWidth type="submit" form={id} loading={isPending}>
      {t('makeInvitation')}
    </Button>
  )
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={reset} title={t('somebodyTitle')} footer={button}>
      {data ? (
        <CopyLink
          label={t('linkOf', { name: data.guest.user.name })}
          hint={t(data.guest.personal?.email ? 'linkSent' : 'linkOnce')}
          address={data.link}
        />
      ) : (
        <form id={id} className={classes.picker} onSubmit={submit} noValidate>
          <p className={classes.none}>{t('somebodyText')}</p>
          <Fields values={values} error={error} onChange={change} />
        </form>
      )}
    </Dialog>
  )
}
