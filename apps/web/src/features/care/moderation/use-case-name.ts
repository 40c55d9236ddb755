import type { CaseSummary } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'

/** "Post by Victor", "Account of Victor". */
export function useCaseName() {
  const { t } = useTranslation('moderation')
  return ({ kind, author: { name } }: Pick<CaseSummary, 'kind' | 'author'>): string =>
    kind === 'user' ? t('accountOf', { name }) : t('caseOf', { kind: t(`kinds.${kind}`), name })
}
