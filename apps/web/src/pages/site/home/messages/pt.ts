import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Início',
  viewer: 'Você',
  verified: 'E-mail verificado',
  since: 'Celebrando aqui desde {{date}}',
  people: 'Festas e pessoas',
  discoveries: 'Para descobrir',
  legal: 'Informações legais',
} satisfies Translation<typeof en>
