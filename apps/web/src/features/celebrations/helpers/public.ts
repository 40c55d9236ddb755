export { Helpers } from './helpers.tsx'
export { LeaveButton } from './leave-button.tsx'
