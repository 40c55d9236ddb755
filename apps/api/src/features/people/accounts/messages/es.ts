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
      'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en tus demás dispositivos.',
      'Si no fuiste tú, restablece ahora tu contraseña: se cerrará la sesión en todos los dispositivos.',
    ],
    label: 'Elegir otra contraseña',
    closing: 'Si fuiste tú, no tienes que hacer nada.',
  }),
  accountDeletedEmail: (name: string, day: string) => ({
    subject: 'Tu cuenta de Celebrio está eliminada',
    greeting: `Hasta pronto, ${name}`,
    paragraphs: [
      `Tu cuenta está eliminada: se ha cerrado la sesión en todas partes y nadie te ve a ti ni nada tuyo. El ${day} lo borraremos todo para siempre.`,
      '¿Has cambiado de idea? Inicia sesión antes de esa fecha para recuperar tu cuenta. Los eventos y las reservas que se cancelaron no se recuperan.',
    ],
    label: 'Iniciar sesión',
    closing: 'Si no has sido tú, inicia sesión ahora y cambia tu contraseña.',
  }),
  accountReactivatedEmail: name => ({
    subject: 'Tu cuenta de Celebrio está de vuelta',
    greeting: `Qué bien verte de nuevo, ${name}`,
    paragraphs: [
      'Tu cuenta se acaba de recuperar y los demás pueden verte otra vez.',
      'Si no fuiste tú, restablece ahora tu contraseña: se cerrará la sesión en todos los dispositivos.',
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
  newEmail: name => ({
    subject: 'Confirma tu nuevo correo',
    greeting: `Hola, ${name}`,
    paragraphs: [
      'Quieres usar esta dirección para tu cuenta de Celebrio. Confirma que es tuya y reemplazará a la anterior.',
    ],
    label: 'Usar esta dirección',
    closing: 'El enlace sirve durante 24 horas. ¿No lo pediste? Ignora este correo: no cambia nada.',
  }),
  emailTaken: () => ({
    subject: 'Esta dirección ya tiene una cuenta',
    greeting: 'Hola',
    paragraphs: [
      'Alguien, quizá tú, quiso usar esta dirección para otra cuenta de Celebrio. Ya pertenece a una, así que nada ha cambiado.',
    ],
    label: 'Iniciar sesión',
    closing: 'Si no fuiste tú, no tienes que hacer nada.',
  }),
  emailChanged: (name, day) => ({
    subject: 'Se cambió el correo de tu cuenta',
    greeting: `Hola, ${name}`,
    paragraphs: [
      'Tu cuenta de Celebrio tiene ahora otra dirección de correo. Ya no escribiremos a esta.',
      `Si no fuiste tú, recupera esta dirección. Entonces se cierran todas las sesiones y eliges una contraseña nueva. Puedes hacerlo hasta el ${day}.`,
    ],
    label: 'No fui yo',
    closing: 'Si fuiste tú, no tienes que hacer nada.',
  }),
  secondStepChanges: {
    codes_on: {
      subject: 'Has añadido una app de autenticación',
      text: 'Se ha añadido una app de autenticación a tu cuenta de Celebrio. A partir de ahora, para entrar hace falta también un código de la app.',
    },
    codes_off: {
      subject: 'Tu app de autenticación está desactivada',
      text: 'Se ha quitado la app de autenticación de tu cuenta de Celebrio. Sus códigos ya no sirven.',
    },
    passkey_added: {
      subject: 'Has añadido una llave de acceso',
      text: 'Se ha añadido una llave de acceso a tu cuenta de Celebrio. Ya sirve para terminar de iniciar sesión.',
    },
    passkey_removed: {
      subject: 'Se quitó una llave de acceso',
      text: 'Se ha quitado una llave de acceso de tu cuenta de Celebrio. Ya no sirve.',
    },
    recovery_codes_renewed: {
      subject: 'Tienes nuevos códigos de recuperación',
      text: 'Se han creado nuevos códigos de recuperación para tu cuenta de Celebrio. Los anteriores ya no sirven.',
    },
    recovery_code_used: {
      subject: 'Se usó un código de recuperación',
      text: 'Alguien acaba de usar uno de los códigos de recuperación de tu cuenta de Celebrio. Cada uno sirve una sola vez.',
    },
    removed_by_staff: {
      subject: 'Se quitó tu segundo paso',
      text: 'Hemos quitado el segundo paso de tu cuenta de Celebrio porque nos lo pidieron. Ahora entras sin él, y hemos cerrado tu sesión en todas partes.',
    },
    codes_used_up: {
      subject: 'Alguien introdujo códigos erróneos en tu cuenta',
      text: 'Alguien que quizá sabe tu contraseña de Celebrio ha introducido hoy diez códigos erróneos. No ha entrado. Por seguridad, los códigos de tu app quedan desactivados hasta mañana; las llaves de acceso y los códigos de recuperación siguen funcionando.',
    },
  },
  secondStepEmail: (name, { subject, text }) => ({
    subject,
    greeting: `Hola, ${name}`,
    paragraphs: [
      text,
      'Si no fuiste tú, elige ya una contraseña nueva: eso cierra todas las sesiones. Después revisa el segundo paso en tus ajustes.',
    ],
    label: 'Elegir una contraseña nueva',
    closing: 'Si fuiste tú, no tienes que hacer nada.',
  }),
}
