import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  validation_failed: 'Algunos campos necesitan tu atención.',
  bad_request: 'No se pudo leer la solicitud.',
  not_signed_in: 'Inicia sesión para continuar.',
  wrong_sign_in: '¡¡¡No se pudo iniciar sesión!!!',
  not_for_your_role: 'Tu cuenta no permite hacer esto.',
  not_found: 'Esto no existe, o no puedes verlo.',
  method_not_allowed: 'Esta dirección no acepta ese método.',
  too_large: 'Es demasiado grande.',
  unsupported_media_type: 'Este tipo de contenido no se acepta.',
  too_many_requests: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  internal_error: 'Algo salió mal',
  unavailable: 'El servicio está ocupado. Vuelve a intentarlo en un momento.',
  google_not_configured: 'No se pudo iniciar el acceso con Google',
  authentication_failed: 'La autenticación falló, inténtalo de nuevo',
  code_invalid: 'Este código es incorrecto o ha caducado.',
  reset_link_invalid: 'Este enlace es incorrecto o ha caducado.',
  email_link_expired: 'El enlace para confirmar el correo ha caducado.',
  already_connected: 'Ya tienes conexión con esta persona.',
  own_post: 'Es tu propia publicación.',
  upload_missing: 'No se pudo subir el archivo. Inténtalo de nuevo.',
  upload_type_refused: 'Este tipo de archivo no se acepta.',
  upload_lied: 'El archivo no es del tipo que indica su nombre.',
  upload_broken: 'El archivo está dañado y no se puede leer.',
  upload_too_large: 'El archivo es demasiado grande.',
  picture_too_large: 'La imagen tiene demasiados píxeles.',
  upload_link_invalid: 'Este enlace de subida es incorrecto o ha caducado.',
  upload_not_yours: 'Solo se pueden usar archivos que hayas subido aquí.',
  upload_used: 'Este archivo ya forma parte de otra cosa.',
  offline: 'No hay conexión. No se ha perdido nada: inténtalo de nuevo.',
}

export default es
