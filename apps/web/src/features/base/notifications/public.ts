export { Bell } from './bell.tsx'
export { ClearButton } from './clear-button.tsx'
export { type NoticeLooks, NoticeLooksContext } from './looks.ts'
export { NotificationList } from './notification-list.tsx'
