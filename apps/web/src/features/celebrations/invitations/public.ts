export { CardActions } from './answer/card-actions.tsx'
export { EventPanel } from './event-panel.tsx'
export { InvitePage } from './sending/invite-page.tsx'
