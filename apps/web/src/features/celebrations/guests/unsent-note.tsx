import { CloudSlash } from '@phosphor-icons/react/CloudSlash'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useTranslation } from 'react-i18next'
import { formErrorText } from '#lib/forms/field-errors.ts'
import { useOffline } from '#ui/feedback/use-offline.ts'
import classes from './answer-sheet.module.css'
import { isUnsent } from './answers.ts'

/** Above the button of an answer: why it cannot be sent, or was refused. What was chosen stays. */
export const UnsentNote = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation('guests')
  const isOffline = useOffline()
  const wasSent = !isUnsent(error)
  if (isOffline || !wasSent)
    return (
      <p role="alert" className={classes.unsent}>
        <CloudSlash size={20} aria-hidden />
        {t(wasSent ? 'notYetSent' : 'notSent')}
      </p>
    )
  const refusal = error && formErrorText(error)
  if (!refusal) return null
  return (
    <p role="alert" className={classes.unsent}>
      <WarningCircle size={20} aria-hidden />
      {refusal}
    </p>
  )
}
