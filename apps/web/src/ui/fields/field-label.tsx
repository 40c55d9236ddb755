import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What every field of a form shares. */
export type FieldTexts = {
  label: ReactNode
  /** Under the field, always seen. */
  hint?: ReactNode
  /** Under the field, in words; marks the field as wrong. */
  error?: ReactNode
  /** Says 'optional' beside the label. */
  optional?: boolean
}

/** Our words as the properties of Mantine's input wrapper. */
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
