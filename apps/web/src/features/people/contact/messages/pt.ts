import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Fale conosco',
  lead: 'Uma dúvida, um problema, uma ideia? Escreva para nós: quem lê é gente de verdade.',
  name: 'Seu nome',
  subject: 'Assunto',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  openMail: 'Prefiro escrever pelo meu e-mail',
  draftKept: 'Guardamos o que você escreveu.',
  startOver: 'Começar de novo',
  thanks: 'Sua mensagem chegou. Agradecemos o contato!',
  copied: 'Vamos responder por e-mail. Uma cópia já está a caminho.',
  noCopy: 'Vamos responder por e-mail. Confirme seu endereço para receber cópias do que escrever.',
  toStore: 'Ir para a minha loja',
  again: 'Escrever outra',
} satisfies Translation<typeof en>
