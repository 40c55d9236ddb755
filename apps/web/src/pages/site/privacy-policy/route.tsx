import { loadLegalText } from '#pages/site/legal-page/load-legal-text.ts'

export { LegalPage as Component } from '#pages/site/legal-page/legal-page.tsx'

export const loader = () =>
  loadLegalText({
    en: () => import('./legal/en.ts'),
    fr: () => import('./legal/fr.ts'),
    es: () => import('./legal/es.ts'),
    pt: () => import('./legal/pt.ts'),
  })
