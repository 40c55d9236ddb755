export { SummaryPage } from './summary-page.tsx'
