export { ContactPage } from './contact-page.tsx'
export { Inbox } from './inbox/inbox.tsx'
export { staffAddress } from './mail-draft.ts'
