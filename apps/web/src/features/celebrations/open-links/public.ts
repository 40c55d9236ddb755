export { openQuery } from './data.ts'
export { OpenLinkPage } from './open-link-page.tsx'
export { OpenLinkPanel } from './open-link-panel.tsx'
