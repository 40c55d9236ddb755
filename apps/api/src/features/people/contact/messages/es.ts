import type { Messages } from './en.ts'

export const es: Messages = {
  copyEmail: (name, subject) => ({
    subject: `Hemos recibido tu mensaje: ${subject}`,
    greeting: `Hola, ${name}`,
    intro: 'Gracias por escribirnos. Lo leemos todo y te responderemos a esta dirección. Esto es lo que escribiste:',
    closing: 'Esta es tu copia; no tienes que hacer nada.',
  }),
  answerEmail: (name, subject) => ({
    subject: `Nuestra respuesta a «${subject}»`,
    greeting: `Hola, ${name}`,
    question: 'Tú escribiste:',
    label: 'Escribirnos',
    closing: '¿Te queda alguna duda? Escríbenos cuando quieras.',
  }),
}
