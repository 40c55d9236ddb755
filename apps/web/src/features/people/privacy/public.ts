export { PrivacyPage } from './privacy-page.tsx'
export { useIsKid } from './use-is-kid.ts'
