import { meetLimits } from '@celebrio/contract/people/meet'
import { useTranslation } from 'react-i18next'
import { CheckField } from '#ui/choices/check-field.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { FileField } from '#ui/fields/file-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './meet-fields.module.css'
import type { MeetValues } from './meet-values.ts'

export type MeetFieldsProps = {
  values: MeetValues
  onChange: (changes: Partial<MeetValues>) => void
  /** What is wrong, by the contract's name of the field. */
  errors?: Partial<Record<string, string>>
}

type Word = 'preferred_name' | 'likes' | 'fp_address' | 'summary'

/** The section about meeting new friends of a form. */
export const MeetFields = ({ values, onChange, errors = {} }: MeetFieldsProps) => {
  const { t } = useTranslation('meet')
  const word = (name: Word) => ({
    name,
    value: values[name],
    maxLength: meetLimits[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <div className={classes.fields}>
      <TextField
        label={t('preferredName')}
        hint={t('preferredNameHint')}
        autoComplete="nickname"
        {...word('preferred_name')}
      />
      <TextArea label={t('summaryLabel')} optional rows={3} {...word('summary')} />
      <TextField label={t('likesLabel')} optional {...word('likes')} />
      <TextField label={t('addressLabel')} hint={t('addressHint')} optional {...word('fp_address')} />
      <FileField
        label={t('photo')}
        hint={t('photoHint')}
        optional
        accept="image/png,image/jpeg"
        value={values.photo}
        onChange={photo => onChange({ photo })}
        error={errors['meet_friend.profile_photo']}
      />
      <TreatField {...{ values, onChange }} />
      <CheckField
        label={t('private')}
        hint={t('privateHint')}
        checked={values.isPrivate}
        onChange={({ currentTarget }) => onChange({ isPrivate: currentTarget.checked })}
      />
    </div>
  )
}

const TreatField = ({ values, onChange }: MeetFieldsProps) => {
  const { t } = useTranslation('meet')
  return (
    <div>
      <ChoiceField
        label={t('treatLabel')}
        value={values.treat === 0 ? 'mine' : 'none'}
        onChange={value => onChange({ treat: value === 'mine' ? 0 : 1 })}
        options={[
          { value: 'mine', label: t('myTreat') },
          { value: 'none', label: t('noTreat') },
        ]}
      />
      <p className={classes.hint}>{t('treatHint')}</p>
    </div>
  )
}
