export { ReportButton } from './report-button.tsx'
export { ReportDialog } from './report-dialog.tsx'
export { useRuleName } from './use-rule-name.ts'
