import type { Messages } from './en.ts'

export const pt: Messages = { hidden: 'Tem novidade para você', many: count => `${count} notificações novas` }
