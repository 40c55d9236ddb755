import { useTranslation } from 'react-i18next'
import { CheckField } from '#ui/choices/check-field.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { linesOf } from './personal-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import type { EditForm } from './use-edit-form.ts'

type MeetProps = { form: EditForm; onBusy: (busy: boolean) => void }

const MeetProfile = ({ form, onBusy }: MeetProps) => {
  const { t } = useTranslation('profiles')
  const { text, values, errors, change } = form
  return (
    <>
      <PhotoField
        label={t('meetPhoto')}
        name={values.preferred_name || values.name}
        value={values.meet_photo}
        error={errors['meet_friend.profile_photo']}
        onChange={meet_photo => change({ meet_photo })}
        onBusy={onBusy}
      />
      <TextField {...text('preferred_name')} label={t('preferredName')} />
      <TextArea {...linesOf(form, 'likes')} label={t('likes')} optional rows={2} />
      <TextField {...text('fp_address')} label={t('meetAddress')} optional />
      <TextArea {...linesOf(form, 'summary')} label={t('summary')} optional rows={3} />
      <ChoiceField
        label={t('treat')}
        value={values.treat}
        onChange={treat => change({ treat })}
        options={(['0', '1'] as const).map(value => ({ value, label: t(`treat${value}`) }))}
      />
      <CheckField
        name="meet_private"
        label={t('meetPrivate')}
        checked={values.meet_private}
        onChange={({ currentTarget }) => change({ meet_private: currentTarget.checked })}
      />
    </>
  )
}

/** Whether to take part in Meet new friends, and the profile there. */
export const MeetFields = ({ form, onBusy }: MeetProps) => {
  const { t } = useTranslation('profiles')
  const { values, errors, change } = form
  return (
    <>
      <CheckField
        name="join_friend_community"
        label={t('meetJoin')}
        hint={t('meetJoinHint')}
        error={errors.join_friend_community}
        checked={values.joins}
        onChange={({ currentTarget }) => change({ joins: currentTarget.checked })}
      />
      {values.joins && <MeetProfile form={form} onBusy={onBusy} />}
    </>
  )
}
