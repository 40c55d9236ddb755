export { OwnReports } from './own-reports.tsx'
