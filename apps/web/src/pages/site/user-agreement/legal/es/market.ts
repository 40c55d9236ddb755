import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const market: LegalSection[] = [
  {
    id: 'events',
    heading: 'Eventos, invitaciones y entradas',
    blocks: [
      paragraph(
        'Quien crea un evento es su anfitrión y decide quién puede verlo: todo el mundo, amigos, familia, colegas, solo las personas invitadas o, por ahora, nadie más. El anfitrión responde por el evento, por lo que promete a sus invitados y por las normas del lugar.',
      ),
      list(
        'Cada invitado aceptado recibe una entrada con su propio código de acceso. Un código abre la puerta una sola vez. No lo vendas ni lo pases a otra persona.',
        'Cuando un evento se llena, quienes aceptan pasan a una lista de espera y avanzan por orden.',
        'Si el anfitrión cambia la fecha, se pide a los invitados que confirmen de nuevo. Si elimina el evento, se les avisa y se cancelan las reservas.',
      ),
    ],
  },
  {
    id: 'bookings',
    heading: 'Reservas',
    blocks: [
      paragraph(
        'Una reserva es un contrato entre el celebrante y el proveedor. Celebrio los reúne y lleva el registro, pero no es parte de ese contrato.',
      ),
      list(
        'Los precios son los que se muestran al reservar. Quedan fijos en la reserva, junto con la mejor promoción que corresponda.',
        'El proveedor puede aceptar, rechazar o reducir cantidades. Una reserva modificada vale solo cuando el celebrante dice que sí.',
        'El celebrante puede cancelar en Celebrio hasta 24 horas antes del evento. Después, habla directamente con el proveedor.',
        'Al completarse la reserva, el celebrante puede dejar una valoración y una opinión, y el proveedor puede responder una vez.',
      ),
    ],
  },
  {
    id: 'subscription',
    heading: 'Suscripción de los proveedores',
    blocks: [
      paragraph(
        'Las cuentas SP y CSP empiezan con un mes de prueba gratis desde el registro. Después, la suscripción se factura cada año o cada seis meses, en dólares estadounidenses, al precio que la página Suscripción muestra antes de pagar. Si se ofrece un plan de por vida, se paga una sola vez.',
      ),
      paragraph(
        'Sin prueba ni plan vigente, tu página de empresa queda en modo de solo lectura. Se conserva y tus clientes la siguen viendo, pero no aparece en las listas ni recibe nuevas reservas. Con un plan vuelve tal como estaba.',
      ),
    ],
  },
  {
    id: 'refunds',
    heading: 'Cancelación y reembolsos',
    blocks: [
      paragraph(
        'Toda cancelación requiere un aviso de 24 horas. Cancelas la suscripción en la página Suscripción al menos 24 horas antes de que termine o se renueve, y te reembolsamos la parte no usada de lo que pagaste, menos un cargo administrativo:',
      ),
      list('10 % si quedan más de 10 días hábiles del período pagado;', '5 % si quedan entre 1 y 10 días hábiles.'),
      paragraph(
        'Si queda menos de un día hábil, ya no hay nada que reembolsar. El reembolso vuelve por la misma vía del pago. Los derechos de reembolso que la ley de tu país te da en todo caso no cambian.',
      ),
    ],
  },
  {
    id: 'deals',
    heading: 'Anuncios',
    blocks: [
      paragraph(
        'Un anuncio va de un miembro a otro, de principio a fin entre quien compra y quien vende. Describe con honestidad lo que vendes, con fotos del objeto mismo, vende solo lo que es tuyo y es legal vender, y márcalo como vendido cuando ya no esté.',
      ),
      paragraph(
        'Puedes destacar un anuncio en las fechas que elijas. El precio por día y el total se muestran antes de pagar. Un anuncio destacado aparece primero en la lista pública y lleva una etiqueta que lo dice.',
      ),
    ],
  },
  {
    id: 'payments',
    heading: 'Qué dinero pasa por Celebrio',
    blocks: [
      paragraph(
        'A Celebrio se le pagan solo dos cosas: la suscripción de los proveedores y los anuncios destacados. De eso se encarga un servicio de pagos, y nosotros nunca vemos ni guardamos números de tarjeta.',
      ),
      paragraph(
        'Lo que un celebrante paga a un proveedor, o un comprador a un vendedor, no pasa por la plataforma. Acuerda con la otra parte la forma y el día del pago, pide un recibo y ten cuidado con desconocidos que quieran dinero por adelantado. Celebrio no puede retener, devolver ni asegurar esos pagos.',
      ),
    ],
  },
]
