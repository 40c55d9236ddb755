import type { Language } from '@celebrio/contract/platform/languages'
import { type EmailTexts, mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'

type Words = Omit<EmailTexts, 'button'> & { label: string }

const words: Record<Language, (name: string) => Words> = {
  en: name => ({
    subject: 'Confirm your email',
    greeting: `Welcome, ${name}`,
    paragraphs: [
      'Good to have you at the table. Please confirm that this address is yours, so that invitations find you.',
    ],
    label: 'Confirm my email',
    closing: 'The link works for 24 hours. If you did not sign up for Celebrio, you can ignore this message.',
  }),
  fr: name => ({
    subject: 'Confirmez votre adresse e-mail',
    greeting: `Bienvenue, ${name}`,
    paragraphs: [
      'Ravis de vous compter à table. Confirmez que cette adresse est bien la vôtre, pour que les invitations vous trouvent.',
    ],
    label: 'Confirmer mon adresse',
    closing: 'Le lien est valable 24 heures. Si vous ne vous êtes pas inscrit sur Celebrio, ignorez ce message.',
  }),
  es: name => ({
    subject: 'Confirma tu correo',
    greeting: `Te damos la bienvenida, ${name}`,
    paragraphs: [
      'Qué alegría tenerte en la mesa. Confirma que esta dirección es tuya para que las invitaciones te encuentren.',
    ],
    label: 'Confirmar mi correo',
    closing: 'El enlace funciona durante 24 horas. Si no te registraste en Celebrio, puedes ignorar este mensaje.',
  }),
  pt: name => ({
    subject: 'Confirme seu e-mail',
    greeting: `Boas-vindas, ${name}`,
    paragraphs: ['Que bom ter você à mesa. Confirme que este endereço é seu, para que os convites encontrem você.'],
    label: 'Confirmar meu e-mail',
    closing: 'O link vale por 24 horas. Se você não se cadastrou no Celebrio, ignore esta mensagem.',
  }),
}

/** Asks for the proof of an e-mail address. */
export function verificationLetter(language: Language, to: { name: string; email: string; link: string }): Email {
  const { label, ...rest } = words[language](to.name)
  return mail({ name: to.name, address: to.email }, language, { ...rest, button: { label, url: to.link } })
}
