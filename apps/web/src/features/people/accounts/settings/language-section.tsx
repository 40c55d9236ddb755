import { useTranslation } from 'react-i18next'
import { chooseLanguage, languageCodes, languages, readLanguage } from '#i18n/language.ts'
import { SelectField } from '#ui/choices/select-field.tsx'
import classes from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'

const options = languageCodes.map(code => ({ value: code, label: languages[code] }))

const choose = (value: string) => {
  const code = languageCodes.find(one => one === value)
  if (code) chooseLanguage(code)
}

/** The language of this browser. Choosing another loads the page anew. */
export const LanguageSection = () => {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection title={t('language')}>
      <div className={classes.language}>
        <SelectField
          label={t('language')}
          hint={t('languageHint')}
          options={options}
          value={readLanguage()}
          onChange={event => choose(event.currentTarget.value)}
        />
      </div>
    </SettingsSection>
  )
}
