import { Copy } from '@phosphor-icons/react/Copy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { useCopy } from '#ui/fields/use-copy.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormAlert } from '../form-alert.tsx'
import classes from './second-step.module.css'

type CodesProps = { codes: readonly string[]; isWarned: boolean; onClose: () => void }

const Codes = ({ codes, isWarned, onClose }: CodesProps) => {
  const { t } = useTranslation('settings')
  const copy = useCopy()
  return (
    <div>
      <p className={classes.text}>{t('codesText')}</p>
      <ul className={classes.codes} aria-label={t('recoveryCodes')} translate="no">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {isWarned && <FormAlert>{t('codesUnsaved')}</FormAlert>}
      <div className={classes.actions}>
        <Button
          variant="outline"
          fullWidth
          leftSection={<Copy size={20} aria-hidden />}
          onClick={() => copy(codes.join('\n'))}
        >
          {t('copyCodes')}
        </Button>
        <Button size="large" fullWidth data-autofocus onClick={onClose}>
          {t('codesSaved')}
        </Button>
      </div>
    </div>
  )
}

type RecoveryCodesProps = {
  /** Null where there are none to show. */
  codes: readonly string[] | null
  onClose: () => void
}

/** New recovery codes, which are shown this once: whoever closes them without a word that they are saved is warned first. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesProps) => {
  const { t } = useTranslation('settings')
  const [isWarned, setWarned] = useState(false)
  const close = () => {
    setWarned(false)
    onClose()
  }
  return (
    <Dialog title={t('codesTitle')} opened={codes !== null} onClose={() => (isWarned ? close() : setWarned(true))}>
      <Codes codes={codes ?? []} isWarned={isWarned} onClose={close} />
    </Dialog>
  )
}
