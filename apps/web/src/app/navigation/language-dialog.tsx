import { Check } from '@phosphor-icons/react/Check'
import { useTranslation } from 'react-i18next'
import { useChooseLanguage } from '#features/people/accounts'
import { languageCodes, languages, readLanguage } from '#i18n/language.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './sheet-list.module.css'

/** The four languages, each in its own words. Choosing one loads the page anew. */
export const LanguageDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('app')
  const present = readLanguage()
  const chooseLanguage = useChooseLanguage()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('language')}>
      <ul className={classes.list}>
        {languageCodes.map(code => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              className={classes.item}
              aria-pressed={code === present}
              onClick={() => {
                chooseLanguage(code)
                onClose()
              }}
            >
              <span className={classes.label}>{languages[code]}</span>
              {code === present && <Check size={20} weight="bold" aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
