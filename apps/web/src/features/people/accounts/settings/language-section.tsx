import { useTranslation } from 'react-i18next'
import { languageCodes, languages, readLanguage } from '#i18n/language.ts'
import { SelectField } from '#ui/choices/select-field.tsx'
import classes from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

const options = languageCodes.map(code => ({ value: code, label: languages[code] }))

/** The language of this browser, and of what is written to the account. */
export const LanguageSection = () => {
  const { t } = useTranslation('settings')
  const chooseLanguage = useChooseLanguage()
  const choose = (value: string) => {
    const code = languageCodes.find(one => one === value)
    if (code) chooseLanguage(code)
  }
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
