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
import { type Somebody, useInviteSomebody } from '../use-external-guests.ts'
import { CopyLink } from './copy-link.tsx'
import classes from './hosting.module.css'

const empty: Somebody = { name: '', email: '', message: '' }

const SomebodyFields = ({ text }: Pick<Fields<Somebody>, 'text'>) => {
  const { t } = useTranslation('invitations')
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

type SomebodyDialogProps = { event: Event; opened: boolean; onClose: () => void }

/** Invites somebody without an account, and shows the link that is theirs. */
export const SomebodyDialog = ({ event, opened, onClose }: SomebodyDialogProps) => {
  const { t } = useTranslation('invitations')
  const id = useId()
  const {
    form,
    text,
    show,
    reset: clear,
    onSubmit,
  } = useFields({ initial: empty, draft: { purpose: `external-guest:${event.id}` } })
  const { mutate, reset, data, isPending } = useInviteSomebody(event, clear, show)
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
        <form ref={form} id={id} className={classes.picker} onSubmit={onSubmit(values => mutate(values))} noValidate>
          <p className={classes.none}>{t('somebodyText')}</p>
          <SomebodyFields text={text} />
        </form>
      )}
    </Dialog>
  )
}
