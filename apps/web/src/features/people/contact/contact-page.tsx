import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import type { SessionUser } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { DraftBar } from '#ui/feedback/draft-bar.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import classes from './contact-page.module.css'
import { mailDraft, staffAddress } from './mail-draft.ts'
import { useContact } from './use-contact.ts'

type Contact = ReturnType<typeof useContact>

/** Opens what is typed in the reader's mail program; only where the installation names an address. */
const MailDraft = ({ values }: { values: Contact['form']['values'] }) => {
  const { t } = useTranslation('contact')
  const address = staffAddress()
  return (
    address && (
      <p className={classes.mail}>
        <a href={mailDraft(address, values)}>{t('openMail')}</a>
      </p>
    )
  )
}

const ContactForm = ({ contact }: { contact: Contact }) => {
  const { t } = useTranslation('contact')
  const { form, values, text, busy, submit, hasDraft, reset } = contact.form
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {contact.refusal && <FormAlert>{contact.refusal}</FormAlert>}
      {hasDraft && <DraftBar text={t('draftKept')} discard={t('startOver')} onDiscard={reset} />}
      <TextField {...text('name')} label={t('name')} autoComplete="name" />
      <TextField {...text('subject')} label={t('subject')} autoComplete="off" />
      <TextArea {...text('message')} label={t('message')} rows={8} />
      <Button type="submit" size="large" fullWidth loading={busy}>
        {t('send')}
      </Button>
      <MailDraft values={values} />
    </form>
  )
}

/** Takes the place of the form, and the focus. */
const Sent = ({ copied, inStore, onAgain }: { copied: boolean; inStore: boolean; onAgain: () => void }) => {
  const { t } = useTranslation('contact')
  const itself = useRef<HTMLDivElement>(null)
  useEffect(() => itself.current?.focus(), [])
  return (
    <div ref={itself} tabIndex={-1} className={classes.sent}>
      <EmptyState
        title={t('thanks')}
        text={copied ? t('copied') : t('noCopy')}
        action={
          <div className={classes.next}>
            <ButtonLink to={inStore ? paths.serviceHome() : paths.home()}>
              {t(inStore ? 'toStore' : 'toHome')}
            </ButtonLink>
            <Button variant="outline" onClick={onAgain}>
              {t('again')}
            </Button>
          </div>
        }
      />
    </div>
  )
}

/** Writes to the staff of Celebrio, from the area of providers or not. */
export const ContactPage = ({ user, inStore = false }: { user: SessionUser; inStore?: boolean }) => {
  const { t } = useTranslation('contact')
  const contact = useContact(user.name)
  return (
    <PageFrame title={t('title')} lead={contact.sent ? undefined : t('lead')} width="form">
      {contact.sent ? (
        <Sent copied={contact.sent.copied} inStore={inStore} onAgain={contact.again} />
      ) : (
        <ContactForm contact={contact} />
      )}
    </PageFrame>
  )
}
