import type { AuditLogEntry } from '@celebrio/contract/base/audit-log'
import { useTranslation } from 'react-i18next'

/** Who has done something, and to what, in words. */
export function useEntryWords() {
  const { t } = useTranslation('audit-log')
  const whoOf = ({ actor }: Pick<AuditLogEntry, 'actor'>) =>
    actor ? (actor.name ?? t('someone', { id: actor.id })) : t('commandLine')
  const subjectOf = ({ subject_type, subject_id, subject_name }: AuditLogEntry) =>
    subject_name ?? t('subject', { what: t(`subjects.${subject_type}`), id: subject_id })
  return { whoOf, subjectOf }
}
