import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  waiting_one: '{{shown}} pedido espera sua resposta',
  waiting_many: '{{shown}} pedidos esperam sua resposta',
  waiting_other: '{{shown}} pedidos esperam sua resposta',
  until_one: 'Responda até {{time}}',
  until_many: 'O primeiro, até {{time}}',
  until_other: 'O primeiro, até {{time}}',
  yourClock: '{{time}} no seu horário',
} satisfies Translation<typeof en>
