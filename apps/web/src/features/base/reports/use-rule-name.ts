import type { BrokenRule } from '@celebrio/contract/platform/reports'
import { useTranslation } from 'react-i18next'

/** What a rule is called that something breaks. */
export function useRuleName(): (rule: BrokenRule) => string {
  const { t } = useTranslation('reports')
  return rule => t(`rules.${rule}`)
}
