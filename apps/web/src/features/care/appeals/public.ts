export { CaseAppeal } from './case-appeal.tsx'
export { StatementPage } from './statement-page.tsx'
