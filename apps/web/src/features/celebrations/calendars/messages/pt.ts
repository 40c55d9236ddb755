import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  addToCalendar: 'Adicionar ao calendário',
  subscribe: 'Assinar o calendário',
  calendarText:
    'Seus eventos e aqueles a que você vai, no calendário do celular ou do computador, sempre em dia. Crie um link e adicione ao seu app de calendário.',
  calendarHasOne: 'Você já tem um link. Ele só apareceu uma vez; um novo o substitui.',
  calendarAddress: 'O link do seu calendário',
  calendarOnce: 'Copie agora: ele só aparece uma vez. Quem tiver o link pode ver o seu calendário.',
  calendarOpen: 'Abrir no seu app de calendário',
  calendarMake: 'Criar um link',
  calendarRenew: 'Criar um novo link',
  calendarEnd: 'Desativar o link',
  calendarEnded: 'O link não funciona mais',
  copyAddress: 'Copiar link',
  addressCopied: 'Link copiado',
  addressNotCopied: 'Não deu para copiar o link. Selecione e copie manualmente.',
} satisfies Translation<typeof en>
