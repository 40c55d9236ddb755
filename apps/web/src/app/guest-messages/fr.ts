import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  mainNavigation: 'Principale',
  home: 'Accueil',
  explore: 'Explorer',
  myEvents: 'Mes événements',
  myStore: 'Ma boutique',
  compose: 'Nouvelle publication',
  menu: 'Menu',
  accountMenu: 'Votre compte, {{name}}',
  profile: 'Profil',
  friends: 'Amis',
  meetNewFriends: 'Rencontrer de nouveaux amis',
  savedPosts: 'Publications enregistrées',
  aboutUs: 'À propos',
  language: 'Langue',
  darkMode: 'Mode sombre',
  on: 'Activé',
  off: 'Désactivé',
  logOut: 'Se déconnecter',
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  userAgreement: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
  footerNavigation: 'À propos de Celebrio',
  toHome: 'Celebrio, vers la page de départ',
}

export default fr
