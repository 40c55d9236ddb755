import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    document_verified: () => 'Hemos comprobado tu documento. Tu tienda ya está verificada, y se ve',
    document_declined: () => 'No podemos verificar tu tienda con este documento. Lee por qué y envía otro',
  },
}
