import { useTranslation } from 'react-i18next'
import { TypedField } from '#ui/fields/typed-field.tsx'
import type { Finding } from './use-finding.ts'

/** Words that are looked for in stores, their services and items. */
export const Keyword = ({ filters: { keyword }, change }: Finding) => {
  const { t } = useTranslation('finding')
  return <TypedField label={t('what')} value={keyword} onChange={text => change({ keyword: text })} />
}
