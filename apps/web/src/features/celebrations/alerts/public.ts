export { ConfirmedPage } from './confirmed-page.tsx'
export { DeniedPage } from './denied-page.tsx'
