import { type LegalSection, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const terms: LegalSection[] = [
  {
    id: 'liability',
    heading: 'Qué prometemos y qué no podemos prometer',
    blocks: [
      paragraph(
        'Cuidamos Celebrio y arreglamos lo que se rompe, pero no prometemos que esté siempre disponible ni libre de errores. No elegimos a tus invitados, no cocinamos ni tocamos la música; por eso no respondemos por lo que hagan o dejen de hacer miembros, anfitriones, proveedores, compradores o vendedores.',
      ),
      paragraph(
        'Hasta donde la ley lo permite, nuestra responsabilidad ante ti se limita a lo que nos pagaste en los doce meses anteriores al daño. Esto no limita la responsabilidad que la ley no deja limitar, como la que nace del dolo o de daños a la vida y la salud.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Cuando cambian estos términos',
    blocks: [
      paragraph(
        'Celebrio crece y a veces este acuerdo tiene que crecer con él. Te avisamos al menos 7 días antes de que un cambio entre en vigor, en Celebrio y por correo a las direcciones confirmadas, y decimos qué es distinto. Si no estás de acuerdo, puedes irte antes de ese día, y a una suscripción vigente se aplican las reglas de reembolso de arriba. Los cambios que la ley exija de inmediato pueden llegar antes.',
      ),
    ],
  },
  {
    id: 'law',
    heading: 'La ley que se aplica',
    blocks: [
      paragraph(
        'Celebrio tiene su sede en los Estados Unidos y este acuerdo se rige por la ley de los Estados Unidos. Si eres consumidor en otro país, conservas la protección que te da la ley de tu país y puedes acudir a sus tribunales cuando esa ley lo diga.',
      ),
      paragraph(
        'Si una frase de este acuerdo resulta inválida, lo demás sigue en pie. El acuerdo existe en inglés, francés, español y portugués. Si las versiones difieren, vale la inglesa, salvo que tu ley diga otra cosa.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Habla con nosotros',
    blocks: [
      paragraph(
        'La mayoría de los desacuerdos se resuelven conversando, así que prueba primero con nosotros. Escríbenos desde las propias páginas de Celebrio: tienes «Contacto» en tu menú y al pie de esta página, y «Denunciar» junto a cada publicación, comentario, persona y anuncio, además de las opciones de tu cuenta en Ajustes. Lo que envías lo lee una persona.',
      ),
    ],
  },
]
