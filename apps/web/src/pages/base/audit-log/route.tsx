import { useTranslation } from 'react-i18next'
import { AuditLog, CheckChain } from '#features/base/audit-log'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What the staff has done. */
export const Component = () => {
  const { t } = useTranslation('audit-log')
  return (
    <PageFrame title={t('title')} lead={t('lead')} actions={<CheckChain />}>
      <AuditLog />
    </PageFrame>
  )
}
