import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  mainNavigation: 'Principal',
  home: 'Início',
  explore: 'Explorar',
  myEvents: 'Meus eventos',
  myStore: 'Minha loja',
  create: 'Criar',
  addService: 'Adicionar serviço',
  newCelebration: 'Uma celebração',
  newPost: 'Uma publicação',
  menu: 'Menu',
  accountMenu: 'Sua conta, {{name}}',
  profile: 'Perfil',
  friends: 'Amigos',
  meetNewFriends: 'Conhecer novos amigos',
  savedPosts: 'Publicações salvas',
  cart: 'Seu carrinho',
  upgrade: 'Oferecer também serviços',
  aboutUs: 'Sobre nós',
  contactUs: 'Fale conosco',
  figures: 'Números',
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
  toHome: 'Celebrio, início',
}

export default pt
