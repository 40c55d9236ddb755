import type { Event } from '@celebrio/contract/celebrations/events'
import { externalGuestLimits } from '@celebrio/contract/celebrations/external-guests'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fields, useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CopyLink } from './copy-link.tsx'
import { type ExternalGuestInput, useInviteExternalGuest } from './data.ts'
import classes from './links.module.css'

const empty: ExternalGuestInput = { name: '', email: '', message: '' }

const ExternalGuestFields = ({ text }: Pick<Fields<ExternalGuestInput>, 'text'>) => {
  const { t } = useTranslation('external-guests')
  return (
    <>
      <TextField {...text('name')} label={t('somebodyName')} maxLength={externalGuestLimits.name} autoComplete="off" />
      <TextField
        {...text('email')}
        label={t('somebodyEmail')}
        hint={t('somebodyEmailHint')}
        optional
        type="email"
        autoComplete="off"
        maxLength={externalGuestLimits.email}
      />
      <TextArea {...text('message')} label={t('inviteNote')} optional rows={2} maxLength={partyLimits.message} />
    </>
  )
}

type ExternalGuestDialogProps = { event: Event; opened: boolean; onClose: () => void }

/** Invites an external guest and shows their personal link. */
export const ExternalGuestDialog = ({ event, opened, onClose }: ExternalGuestDialogProps) => {
  const { t } = useTranslation('external-guests')
  const id = useId()
  const {
    form,
    text,
    show,
    reset: clear,
    onSubmit,
  } = useFields({ initial: empty, draft: { purpose: `external-guest:${event.id}` } })
  const { mutate, reset, data, isPending } = useInviteExternalGuest(event, clear, show)
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
        <form ref={form} id={id} className={classes.form} onSubmit={onSubmit(values => mutate(values))} noValidate>
          <p className={classes.text}>{t('somebodyText')}</p>
          <ExternalGuestFields text={text} />
        </form>
      )}
    </Dialog>
  )
}
