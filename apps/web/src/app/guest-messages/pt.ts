import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  mainNavigation: 'Principal',
  home: 'Início',
  explore: 'Explorar',
  myEvents: 'Meus eventos',
  myStore: 'Minha loja',
  compose: 'Nova publicação',
  menu: 'Menu',
  accountMenu: 'Sua conta, {{name}}',
  profile: 'Perfil',
  friends: 'Amigos',
  meetNewFriends: 'Conhecer novos amigos',
  savedPosts: 'Publicações salvas',
  aboutUs: 'Sobre nós',
  language: 'Idioma',
  darkMode: 'Modo escuro',
  on: 'Ativado',
  off: 'Desativado',
  logOut: 'Sair',
  signIn: 'Entrar',
  signUp: 'Cadastrar-se',
  userAgreement: 'Termos de uso',
  privacyPolicy: 'Política de privacidade',
  footerNavigation: 'Sobre o Celebrio',
  toHome: 'Celebrio, para a página inicial',
}

export default pt
