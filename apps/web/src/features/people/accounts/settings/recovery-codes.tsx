import { Copy } from '@phosphor-icons/react/Copy'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { copyText } from '#ui/fields/copy-text.ts'
import classes from './second-step.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void }

/** New recovery codes, which are shown this once. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const { t } = useTranslation('settings')
  const copy = () => void copyText(codes.join('\n'), { copied: t('copied'), refused: t('copyRefused') })
  return (
    <div>
      <p className={classes.text}>{t('codesText')}</p>
      <ul className={classes.codes} aria-label={t('recoveryCodes')} translate="no">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="outline" fullWidth leftSection={<Copy size={20} aria-hidden />} onClick={copy}>
          {t('copyCodes')}
        </Button>
        <Button size="large" fullWidth data-autofocus onClick={onClose}>
          {t('codesSaved')}
        </Button>
      </div>
    </div>
  )
}
