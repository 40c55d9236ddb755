import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const protection: LegalSection[] = [
  {
    id: 'browser',
    heading: 'Lo que queda en tu navegador',
    blocks: [
      paragraph(
        'Tu navegador guarda lo que Celebrio necesita para funcionar: el token que mantiene tu sesión, tu nombre, correo y tipo de cuenta, tu país, tu idioma y si ya viste la bienvenida. No hay cookies de publicidad ni rastreadores de otras empresas. Al cerrar sesión se borra lo que te mantenía dentro.',
      ),
    ],
  },
  {
    id: 'security',
    heading: 'Cómo los cuidamos',
    blocks: [
      list(
        'Las contraseñas se guardan solo como un hash Argon2id, que nadie puede volver a convertir en tu contraseña.',
        'Los tokens de sesión son valores largos al azar de los que guardamos solo un hash. Vencen tras 30 días sin uso, y una contraseña nueva cierra todas las demás sesiones.',
        'Los códigos de recuperación viven 10 minutos y mueren tras cinco intentos fallidos. El enlace que confirma tu correo vive 24 horas.',
        'Cada entrada lleva un código imposible de adivinar que abre la puerta una sola vez.',
        'Los intentos de inicio de sesión, de registro y de pedir códigos tienen un límite.',
      ),
      paragraph(
        'Ningún sistema es perfecto. Si pasa algo que pone en riesgo tus datos, te avisamos a ti y a las autoridades como pide la ley, y te decimos qué hacer.',
      ),
    ],
  },
  {
    id: 'children',
    heading: 'Niños y adolescentes',
    blocks: [
      paragraph(
        'Hasta los 12 años se usa una cuenta infantil, con el consentimiento de la madre, el padre o un tutor. No se puede encontrar en la búsqueda, al buscar amigos ni en Conocer nuevos amigos; solo le escriben sus conexiones aceptadas, y no tiene anuncios ni reservas. A un niño no le pedimos más de lo que la cuenta necesita.',
      ),
      paragraph(
        'La madre, el padre o el tutor puede ver, corregir y eliminar los datos del niño, en la cuenta o escribiéndonos. Conocer nuevos amigos está cerrado para menores de 18 años. Si crees que un niño está aquí sin consentimiento, denuncia el perfil y actuaremos.',
      ),
    ],
  },
]
