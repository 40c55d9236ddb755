import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  required: 'Este campo es obligatorio',
  too_long: 'Como máximo {{max}} caracteres.',
  too_short: 'Al menos {{min}} caracteres.',
  too_big: 'Como máximo {{max}}.',
  too_small: 'Al menos {{min}}.',
  too_many: 'Como máximo {{max}}.',
  invalid: 'Esto no es válido.',
  invalid_characters: 'Contiene caracteres que no se pueden usar.',
  not_an_email: 'Escribe un correo electrónico válido.',
  not_a_number: 'Solo números, por favor.',
  not_a_choice: 'Elige una de las opciones.',
  email_taken: 'Este correo ya está registrado.',
  password_mismatch: 'Las contraseñas no coinciden, inténtalo de nuevo',
  passwords_differ: 'Las contraseñas no coinciden.',
  password_too_short: 'La contraseña debe tener al menos {{min}} caracteres.',
  password_too_common: 'Esta contraseña es demasiado fácil de adivinar.',
  password_is_identity: 'La contraseña no puede ser tu correo ni tu nombre.',
  password_classes:
    'La contraseña debe tener 8 caracteres o más (una letra mayúscula, una minúscula, un número, un carácter especial)',
  terms_required: 'Acepta las condiciones para continuar.',
  too_many_images: 'Solo puedes subir 10 imágenes a la vez',
  too_many_audios: 'Solo puedes subir 5 audios',
  too_many_videos: 'Solo puedes subir 1 video a la vez',
  post_empty: 'Escribe algo o añade una imagen, una canción o un video.',
  place_mismatch: 'Este lugar no pertenece al de arriba.',
  cursor_invalid: 'Este cursor no es válido.',
  file_unexpected: 'Aquí no se espera ningún archivo.',
  year_range: 'Elige un año de la lista.',
  upload_unknown: 'Solo se pueden usar archivos que hayas subido aquí.',
}

export default es
