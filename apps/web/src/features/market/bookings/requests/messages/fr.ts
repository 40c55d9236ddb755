import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  waiting_one: '{{shown}} demande attend votre réponse',
  waiting_many: '{{shown}} demandes attendent votre réponse',
  waiting_other: '{{shown}} demandes attendent votre réponse',
  until_one: 'À répondre avant le {{time}}',
  until_many: 'La première avant le {{time}}',
  until_other: 'La première avant le {{time}}',
  yourClock: '{{time}} chez vous',
} satisfies Translation<typeof en>
