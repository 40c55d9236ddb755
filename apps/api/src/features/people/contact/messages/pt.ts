import type { Messages } from './en.ts'

export const pt: Messages = {
  copyEmail: (name, subject) => ({
    subject: `Recebemos sua mensagem: ${subject}`,
    greeting: `Olá, ${name}`,
    intro: 'Obrigado por escrever para nós. Lemos tudo e vamos responder neste endereço. Foi isto que você escreveu:',
    closing: 'Esta é a sua cópia; você não precisa fazer nada.',
  }),
  answerEmail: (name, subject) => ({
    subject: `Nossa resposta a “${subject}”`,
    greeting: `Olá, ${name}`,
    question: 'Você escreveu:',
    label: 'Escrever para nós',
    closing: 'Ficou alguma dúvida? Escreva para nós quando quiser.',
  }),
}
