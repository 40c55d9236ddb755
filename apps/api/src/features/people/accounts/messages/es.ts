import type { Messages } from './en.ts'

export const es: Messages = {
  passwordEmail: name => ({
    subject: 'Tu nueva contraseña de Celebrio',
    greeting: `Hola, ${name}`,
    paragraphs: ['Este es tu código. Sirve durante 10 minutos. El botón de abajo hace lo mismo durante una hora.'],
    label: 'Elegir una contraseña nueva',
    closing: '¿No lo pediste tú? Ignora este correo: tu contraseña no ha cambiado.',
  }),
  passwordLinkEmail: name => ({
    subject: 'Tu nueva contraseña de Celebrio',
    greeting: `Hola, ${name}`,
    paragraphs: [
      'Con el botón de abajo puedes elegir una contraseña nueva. Sirve durante una hora. Hoy se escribieron demasiados códigos incorrectos, así que este correo no lleva ninguno.',
    ],
    label: 'Elegir una contraseña nueva',
    closing: '¿No lo pediste tú? Ignora este correo: tu contraseña no ha cambiado.',
  }),
  codesUsedUpEmail: name => ({
    subject: 'Alguien escribió códigos incorrectos para tu cuenta',
    greeting: `Hola, ${name}`,
    paragraphs: [
      'Hoy alguien intentó restablecer tu contraseña de Celebrio y escribió diez códigos incorrectos. No consiguió entrar y tu contraseña no ha cambiado.',
      'Por seguridad, los códigos quedan desactivados el resto del día. Si fuiste tú, pide otro correo y usa su enlace.',
    ],
    label: 'Enviarme un enlace',
    closing: 'Si no fuiste tú, no tienes que hacer nada.',
  }),
  passwordChangedEmail: name => ({
    subject: 'Se cambió tu contraseña de Celebrio',
    greeting: `Hola, ${name}`,
    paragraphs: [
      'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en todos tus dispositivos.',
      'Si no fuiste tú, elige ahora otra contraseña: así se vuelven a cerrar todas las sesiones.',
    ],
    label: 'Elegir otra contraseña',
    closing: 'Si fuiste tú, no tienes que hacer nada.',
  }),
  verificationEmail: name => ({
    subject: 'Confirma tu correo',
    greeting: `Te damos la bienvenida, ${name}`,
    paragraphs: [
      'Qué alegría tenerte en la mesa. Confirma que esta dirección es tuya para que las invitaciones te encuentren.',
    ],
    label: 'Confirmar mi correo',
    closing: 'El enlace funciona durante 24 horas. ¿No te registraste en Celebrio? Puedes ignorar este correo.',
  }),
}
