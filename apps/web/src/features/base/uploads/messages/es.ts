import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  list: 'Archivos de esta publicación',
  tooManyImages: 'Solo puedes subir {{max}} imágenes a la vez',
  tooManyAudios: 'Solo puedes subir {{max}} audios',
  tooManyVideos: 'Solo puedes subir {{max}} vídeo a la vez',
  othersLeftOut: 'Como máximo {{max}} a la vez: se han añadido los primeros y los demás se han quedado fuera.',
  wrongType: '{{name}} no se puede publicar. Elige una foto (PNG, JPEG, GIF), un vídeo (MP4) o una canción (MP3).',
  tooLarge: '{{name}} pesa demasiado. Como máximo {{limit}}.',
  failed: 'No se pudo subir el archivo. Inténtalo de nuevo.',
  notWhole: 'Quita el archivo que no se ha podido enviar o vuelve a intentarlo.',
  sending: 'Subiendo {{name}}',
  checking: 'Comprobando…',
  notSent: 'No enviado',
  lied: 'No es del tipo que dice su nombre',
  broken: 'Archivo dañado',
  tooManyPixels: 'Demasiados píxeles',
  offline: 'Sin conexión',
  retry: 'Reintentar',
  retryFile: 'Reintentar {{name}}',
  cancelFile: 'Cancelar {{name}}',
  removeFile: 'Quitar {{name}}',
} satisfies Translation<typeof en>
