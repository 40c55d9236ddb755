export { Bell } from './bell.tsx'
export { ClearButton } from './clear-button.tsx'
export { NotificationList } from './notification-list.tsx'
