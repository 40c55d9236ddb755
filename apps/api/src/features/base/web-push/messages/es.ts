import type { Messages } from './en.ts'

export const es: Messages = { hidden: 'Hay algo nuevo para ti', many: count => `${count} notificaciones nuevas` }
