import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  pageTitle: '{{title}} · Celebrio',
  skipToContent: 'Ir al contenido',
  loading: 'Cargando',
  offline: 'Estás sin conexión. Lo que has escrito se conserva.',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'La página vuelve en cuanto haya conexión.',
  close: 'Cerrar',
  messages: 'Mensajes',
  closeMessage: 'Cerrar el mensaje',
  cancel: 'Cancelar',
  yes: 'Sí',
  no: 'No',
  tryAgain: 'Reintentar',
  loadMore: 'Ver más',
  wentWrong: 'No se pudo cargar',
  optional: 'opcional',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  codeDigit: 'Dígito {{position}} de {{length}}',
  noSearchResult: 'Sin resultados',
  searching: 'Buscando…',
  clearField: 'Borrar',
  chooseFile: 'Elegir un archivo',
  replaceFile: 'Elegir otro archivo',
  removeFile: 'Quitar {{name}}',
  andOthers_one: 'y {{count}} más',
  andOthers_many: 'y {{count}} más',
  andOthers_other: 'y {{count}} más',
}

export default es
