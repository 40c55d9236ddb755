import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'E-mails de festas',
  ask: 'Não quer mais e-mails sobre “{{title}}”?',
  askText: 'Não avisaremos por e-mail se a data ou o local mudar. Seu convite sempre mostra como estão as coisas.',
  askAll: 'Não quer mais e-mails de quem usa o Celebrio?',
  askAllText: 'Você não receberá mais convites nem novidades por e-mail.',
  unsubscribe: 'Cancelar a inscrição',
  unsubscribeAll: 'Cancelar para todas as festas',
  done: 'Inscrição cancelada',
  doneEvent: 'Chega de e-mails sobre “{{title}}”, a não ser quando for resposta ao que você fizer lá.',
  doneAll: 'Chega de e-mails de festas, a não ser quando for resposta ao que você fizer lá.',
  resume: 'Voltar a receber e-mails',
  wrong: 'Este link não funciona',
  wrongText: 'Abra-o de novo pelo rodapé do e-mail.',
} satisfies Translation<typeof en>
