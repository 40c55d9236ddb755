import type { Messages } from './en.ts'

export const fr: Messages = { hidden: 'Du nouveau pour vous', many: count => `${count} nouvelles notifications` }
