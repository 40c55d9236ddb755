import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Props that all form fields share. */
export type FieldTexts = {
  label: ReactNode
  /** Under the field, always visible. */
  hint?: ReactNode
  /** Error text under the field; marks the field as invalid. */
  error?: ReactNode
  /** Shows 'optional' beside the label. */
  optional?: boolean
}

/** Our props as those of Mantine's input wrapper. */
export const useFieldTexts = ({ label, hint, error, optional }: FieldTexts) => {
  const { t } = useTranslation('ui')
  const marked = (
    <>
      {label}
      {optional && <i>{t('optional')}</i>}
    </>
  )
  return { label: marked, description: hint, error }
}
