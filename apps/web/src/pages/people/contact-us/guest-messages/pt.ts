import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  title: 'Fale conosco',
  byEmail: 'Escreva em português, inglês, francês ou espanhol. Alguém da nossa equipe vai responder.',
  logIn: 'Entre na sua conta para escrever',
  fromInside: 'Você vai encontrar “Fale conosco” no menu. Alguém da nossa equipe vai responder.',
  toSignIn: 'Entrar para escrever aqui',
}

export default pt
