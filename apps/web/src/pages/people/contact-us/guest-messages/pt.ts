import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  title: 'Fale conosco',
  byMail: 'Escreva no seu idioma. Uma pessoa lê e responde.',
  logIn: 'Entre na sua conta para escrever',
  fromInside: '“Fale conosco” fica no seu menu. Uma pessoa lê o que você escreve e responde.',
  toSignIn: 'Entrar e escrever aqui',
}

export default pt
