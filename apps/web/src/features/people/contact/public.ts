export { ContactPage } from './contact-page.tsx'
export { Inbox } from './inbox/inbox.tsx'
