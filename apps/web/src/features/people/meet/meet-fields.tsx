import { meetLimits } from '@celebrio/contract/people/meet-shapes'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#lib/forms/use-fields.ts'
import { CheckField } from '#ui/choices/check-field.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { FileField } from '#ui/fields/file-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './meet-fields.module.css'
import type { MeetValues } from './meet-values.ts'

type MeetFieldsProps = { fields: Pick<Fields<MeetValues>, 'values' | 'errors' | 'text' | 'change'> }

type Name = 'preferred_name' | 'likes' | 'fp_address' | 'summary'

/** The fields of a Meet new friends profile. */
export const MeetFields = ({ fields }: MeetFieldsProps) => {
  const { t } = useTranslation('meet')
  const { values, errors, change } = fields
  const text = (name: Name) => ({ ...fields.text(name), maxLength: meetLimits[name] })
  return (
    <div className={classes.fields}>
      <TextField
        label={t('preferredName')}
        hint={t('preferredNameHint')}
        autoComplete="nickname"
        {...text('preferred_name')}
      />
      <TextArea label={t('summaryLabel')} optional rows={3} {...text('summary')} />
      <TextField label={t('likesLabel')} optional {...text('likes')} />
      <TextField label={t('addressLabel')} hint={t('addressHint')} optional {...text('fp_address')} />
      <FileField
        label={t('photo')}
        hint={t('photoHint')}
        optional
        accept="image/png,image/jpeg"
        value={values.photo}
        onChange={photo => change({ photo })}
        error={errors.photo}
      />
      <TreatField value={values.treat} onChange={treat => change({ treat })} />
      <CheckField
        label={t('private')}
        hint={t('privateHint')}
        checked={values.isPrivate}
        onChange={({ currentTarget }) => change({ isPrivate: currentTarget.checked })}
      />
    </div>
  )
}

type Treat = MeetValues['treat']

const TreatField = ({ value, onChange }: { value: Treat; onChange: (treat: Treat) => void }) => {
  const { t } = useTranslation('meet')
  return (
    <div>
      <ChoiceField
        label={t('treatLabel')}
        value={value === 0 ? 'mine' : 'none'}
        onChange={choice => onChange(choice === 'mine' ? 0 : 1)}
        options={[
          { value: 'mine', label: t('myTreat') },
          { value: 'none', label: t('noTreat') },
        ]}
      />
      <p className={classes.hint}>{t('treatHint')}</p>
    </div>
  )
}
