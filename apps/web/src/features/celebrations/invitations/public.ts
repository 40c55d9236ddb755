export { CardActions } from './answer/card-actions.tsx'
export { EventPanel } from './event-panel.tsx'
export { PersonalPage } from './personal/personal-page.tsx'
export { EventCreated } from './sending/event-created.tsx'
