/** What other features may use of unsubscribed e-mails. */
export { type UnsubscribeLinks, unsubscribeLinks } from './links.ts'
