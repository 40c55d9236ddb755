import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  which: 'Do que se trata?',
  afterwards: 'Uma pessoa vai analisar, e depois contamos o que aconteceu.',
  rules: {
    harassment: 'Assédio',
    hate: 'Ódio',
    violence: 'Violência e ameaças',
    sexual: 'Nudez e conteúdo sexual',
    children: 'Segurança das crianças',
    private_data: 'Dados pessoais de outras pessoas',
    impersonation: 'Fingir ser outra pessoa',
    fraud: 'Fraude',
    spam: 'Spam',
    others_work: 'Obras de outras pessoas',
    illegal: 'Contra a lei',
  },
} satisfies Translation<typeof en>
