import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  mainNavigation: 'Principal',
  home: 'Inicio',
  explore: 'Explorar',
  myEvents: 'Mis eventos',
  myStore: 'Mi tienda',
  create: 'Crear',
  addService: 'Añadir servicio',
  newCelebration: 'Una celebración',
  newPost: 'Una publicación',
  menu: 'Menú',
  accountMenu: 'Tu cuenta, {{name}}',
  profile: 'Perfil',
  friends: 'Amigos',
  meetNewFriends: 'Conocer nuevos amigos',
  savedPosts: 'Publicaciones guardadas',
  cart: 'Tu carrito',
  upgrade: 'Ofrecer también servicios',
  aboutUs: 'Sobre nosotros',
  contactUs: 'Contacto',
  figures: 'Cifras',
  language: 'Idioma',
  darkMode: 'Modo oscuro',
  on: 'Activado',
  off: 'Desactivado',
  logOut: 'Cerrar sesión',
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  userAgreement: 'Acuerdo de usuario',
  privacyPolicy: 'Política de privacidad',
  footerNavigation: 'Sobre Celebrio',
  toHome: 'Celebrio, inicio',
}

export default es
