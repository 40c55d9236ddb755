import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  waiting_one: '{{shown}} solicitud espera tu respuesta',
  waiting_many: '{{shown}} solicitudes esperan tu respuesta',
  waiting_other: '{{shown}} solicitudes esperan tu respuesta',
  until_one: 'Responde antes del {{time}}',
  until_many: 'La primera, antes del {{time}}',
  until_other: 'La primera, antes del {{time}}',
  yourClock: '{{time}} (tu hora)',
} satisfies Translation<typeof en>
