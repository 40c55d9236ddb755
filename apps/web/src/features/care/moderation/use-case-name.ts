import type { ReportedKind } from '@celebrio/contract/base/reports'
import { useTranslation } from 'react-i18next'

/** "Post". */
export function useKindName() {
  const { t } = useTranslation('moderation')
  return (kind: ReportedKind): string => t(`kinds.${kind}`)
}

/** "Post by Victor", "Account of Victor". */
export function useCaseName() {
  const { t } = useTranslation('moderation')
  const kindName = useKindName()
  return ({ kind, author: { name } }: { kind: ReportedKind; author: { name: string } }): string =>
    kind === 'user' ? t('accountOf', { name }) : t('caseOf', { kind: kindName(kind), name })
}
