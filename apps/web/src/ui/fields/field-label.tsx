import { textLength } from '@celebrio/contract/platform/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toldLength } from './told-length.ts'

/** Props that all form fields share. */
export type FieldTexts = {
  label: ReactNode
  /** Under the field, always visible. */
  hint?: ReactNode
  /** Error text under the field; marks the field as invalid. */
  error?: ReactNode
  /** Shows 'optional' beside the label. */
  optional?: boolean
  /** Most code points: how many there are is told once there are nearly as many, and that there are too many at once. */
  most?: number
}

/** What is told of the length of a text while it is typed. */
function useLength(value: unknown, most: number | undefined): { count?: string; over?: string } {
  const { t } = useTranslation('ui')
  if (most === undefined || typeof value !== 'string') return {}
  const { at, over } = toldLength(textLength(value), most)
  if (over !== undefined) return { over: t('tooLong', { count: over, max: most }) }
  return at === undefined ? {} : { count: t('length', { at, of: most }) }
}

const Hint = ({ hint, count }: { hint: ReactNode; count: string | undefined }) => (
  <>
    {hint}
    {hint && count && ' · '}
    <span aria-live="polite">{count}</span>
  </>
)

/** The texts of a field whose length is told. */
export function useCountedTexts({ most, hint, error, ...texts }: FieldTexts, value: unknown) {
  const { count, over } = useLength(value, most)
  const told = useFieldTexts({
    ...texts,
    hint: count === undefined ? hint : <Hint hint={hint} count={count} />,
    error: error ?? (over === undefined ? undefined : <span aria-live="polite">{over}</span>),
  })
  return told
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
