import { Check } from '@phosphor-icons/react/Check'
import { chooseLanguage, languageCodes, languages, readLanguage } from '#i18n/language.ts'
import classes from './language-list.module.css'

/** The four languages, each by its own name. Choosing one reloads the page. */
export const LanguageList = () => {
  const present = readLanguage()
  return (
    <ul>
      {languageCodes.map(code => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            className={classes.language}
            aria-pressed={code === present}
            onClick={() => chooseLanguage(code)}
          >
            {languages[code]}
            {code === present && <Check size={18} weight="bold" aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  )
}
