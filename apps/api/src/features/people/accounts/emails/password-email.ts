import type { Language } from '@celebrio/contract/platform/languages'
import { type EmailTexts, mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'

type Words = Omit<EmailTexts, 'button' | 'code'> & { label: string }

const words: Record<Language, (name: string) => Words> = {
  en: name => ({
    subject: 'Your new password for Celebrio',
    greeting: `Hello, ${name}`,
    paragraphs: [
      'Here is the code for a new password. It works for 10 minutes. The button below does the same for one hour.',
    ],
    label: 'Choose a new password',
    closing: 'If you did not ask for this, leave everything as it is: your password has not changed.',
  }),
  fr: name => ({
    subject: 'Votre nouveau mot de passe Celebrio',
    greeting: `Bonjour, ${name}`,
    paragraphs: [
      'Voici le code pour choisir un nouveau mot de passe. Il est valable 10 minutes. Le bouton ci-dessous fait la même chose pendant une heure.',
    ],
    label: 'Choisir un nouveau mot de passe',
    closing: 'Si vous n’avez rien demandé, ne faites rien : votre mot de passe n’a pas changé.',
  }),
  es: name => ({
    subject: 'Tu nueva contraseña de Celebrio',
    greeting: `Hola, ${name}`,
    paragraphs: [
      'Este es el código para elegir una contraseña nueva. Sirve durante 10 minutos. El botón de abajo hace lo mismo durante una hora.',
    ],
    label: 'Elegir una contraseña nueva',
    closing: 'Si no lo pediste tú, no hagas nada: tu contraseña no ha cambiado.',
  }),
  pt: name => ({
    subject: 'Sua nova senha do Celebrio',
    greeting: `Olá, ${name}`,
    paragraphs: [
      'Este é o código para escolher uma nova senha. Ele vale por 10 minutos. O botão abaixo faz o mesmo por uma hora.',
    ],
    label: 'Escolher uma nova senha',
    closing: 'Se não foi você quem pediu, deixe tudo como está: sua senha não mudou.',
  }),
}

/** Carries both ways to a new password: the code and the link. */
export function passwordLetter(
  language: Language,
  to: { name: string; email: string; code: string; link: string },
): Email {
  const { label, ...rest } = words[language](to.name)
  return mail({ name: to.name, address: to.email }, language, {
    ...rest,
    code: to.code,
    button: { label, url: to.link },
  })
}
