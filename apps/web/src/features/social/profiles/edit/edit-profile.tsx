import type { OwnProfile } from '@celebrio/contract/people/profiles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlaceFields } from '#features/base/locations'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { CheckField } from '#ui/choices/check-field.tsx'
import { DraftBar } from '#ui/feedback/draft-bar.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Sheet } from '#ui/layout/card.tsx'
import { ownProfileQuery } from './data.ts'
import classes from './edit.module.css'
import { KidsDialog } from './kids-dialog.tsx'
import { MeetFields } from './meet-fields.tsx'
import { ContactFields, PersonalFields } from './personal-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProviderPicker } from './provider-picker.tsx'
import { type EditForm, useEditForm } from './use-edit-form.ts'

const Part = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Sheet as="section" className={classes.part} aria-label={title}>
    {title && <h2 className={classes.title}>{title}</h2>}
    {children}
  </Sheet>
)

const Look = ({ form, onBusy }: { form: EditForm; onBusy: (busy: boolean) => void }) => {
  const { t } = useTranslation('profiles')
  const { values, errors, change } = form
  return (
    <Part>
      <PhotoField
        label={t('photo')}
        name={values.name}
        value={values.photo}
        error={errors.profile_picture}
        onChange={photo => change({ photo })}
        onBusy={onBusy}
      />
      <CheckField
        name="is_private"
        label={t('isPrivate')}
        hint={t('isPrivateHint')}
        checked={values.is_private}
        onChange={({ currentTarget }) => change({ is_private: currentTarget.checked })}
      />
    </Part>
  )
}

const Buttons = ({ form, waits }: { form: EditForm; waits: boolean }) => {
  const { t } = useTranslation('profiles')
  return (
    <div className={classes.buttons}>
      <ButtonLink variant="quiet" to={paths.profile()} onClick={form.reset}>
        {t('cancel')}
      </ButtonLink>
      <Button type="submit" size="large" loading={form.busy} disabled={waits}>
        {t('save')}
      </Button>
    </div>
  )
}

const Form = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useTranslation('profiles')
  const meets = profile.user_type === 0 && !profile.is_kid
  const form = useEditForm(profile, meets)
  const [sending, setSending] = useState({ photo: false, meet: false })
  const { form: element, submit, values, errors, change } = form
  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate>
      {form.hasDraft && <DraftBar text={t('draftKept')} discard={t('discardDraft')} onDiscard={form.reset} />}
      <Look form={form} onBusy={photo => setSending(before => ({ ...before, photo }))} />
      <Part title={t('you')}>
        <PersonalFields form={form} />
      </Part>
      <Part title={t('where')}>
        <PlaceFields value={values} onChange={change} errors={errors} />
      </Part>
      <Part title={t('reach')}>
        <ContactFields form={form} email={profile.email} />
      </Part>
      <Part title={t('providers')}>
        <ProviderPicker
          value={values.preferred}
          error={errors.preferred_sp}
          onChange={preferred => change({ preferred })}
        />
      </Part>
      {meets && (
        <Part title={t('meet')}>
          <MeetFields form={form} onBusy={meet => setSending(before => ({ ...before, meet }))} />
        </Part>
      )}
      <Buttons form={form} waits={sending.photo || sending.meet} />
      <KidsDialog question={form.kidsQuestion} />
    </form>
  )
}

/** The form of the viewer's own profile. */
export const EditProfile = () => {
  const query = useQuery(ownProfileQuery)
  const { data: profile, error, isPending, isFetching } = query
  if (isPending)
    return (
      <SkeletonGroup>
        <div className={classes.form}>
          <SkeletonBlock height={220} />
          <SkeletonBlock height={560} />
        </div>
      </SkeletonGroup>
    )
  if (!profile) return <ErrorState text={errorText(error)} onRetry={() => void query.refetch()} retrying={isFetching} />
  return <Form key={profile.id} profile={profile} />
}
