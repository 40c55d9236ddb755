import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  mainNavigation: 'Principale',
  home: 'Accueil',
  explore: 'Explorer',
  myEvents: 'Mes événements',
  myStore: 'Ma boutique',
  create: 'Créer',
  addService: 'Ajouter une prestation',
  newCelebration: 'Une fête',
  newPost: 'Une publication',
  menu: 'Menu',
  accountMenu: 'Votre compte, {{name}}',
  profile: 'Profil',
  friends: 'Amis',
  meetNewFriends: 'Rencontrer de nouveaux amis',
  savedPosts: 'Publications enregistrées',
  cart: 'Votre panier',
  upgrade: 'Devenir aussi prestataire',
  aboutUs: 'À propos',
  contactUs: 'Nous contacter',
  figures: 'Chiffres',
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
  toHome: 'Celebrio, accueil',
}

export default fr
