import type { Messages } from './en.ts'

const es: Messages = {
  title: 'Toda la gente que quieres, una mesa larga',
  description:
    'Planea el día, envía las invitaciones, reserva el banquete y la banda, y guarda las fotos. Gratis para todos los que celebran.',
  nav: {
    label: 'Celebrio',
    features: 'Funciones',
    forProviders: 'Para proveedores',
    language: 'Idioma',
    signIn: 'Iniciar sesión',
    signUp: 'Registrarse',
    menu: 'Menú',
  },
  carousel: {
    label: 'Te damos la bienvenida a Celebrio',
    slides: 'Diapositivas',
    role: 'carrusel',
    slide: 'diapositiva',
    pause: 'Pausar las diapositivas',
    play: 'Reproducir las diapositivas',
    welcome: {
      name: 'Bienvenida',
      lead: 'Toda la gente que quieres,',
      italic: 'una mesa larga.',
      text: 'Planea el día, envía las invitaciones, reserva el banquete y la banda, y después guarda las fotos. Todo en un solo lugar.',
      picture: 'Ocho amigos en una mesa larga al atardecer, con un pastel en medio',
    },
    connect: {
      name: 'Conectar',
      lead: 'Amigos, familia, colegas:',
      italic: 'cada quien en su círculo.',
      text: 'Encuentra a la gente con la que celebras y cuéntale a cada círculo lo que le toca. A la abuela, las fotos; a la oficina, la fecha.',
      picture: 'Vecinos en ventanas y balcones se saludan bajo los farolillos',
    },
    planEvent: {
      name: 'Planear evento',
      lead: 'Elige el día.',
      italic: 'Lo demás se acomoda.',
      text: 'La lista de invitados, la invitación, los boletos, el presupuesto y los pendientes salen de una sola fecha. Siempre sabes quién viene.',
      picture:
        'Una familia a la mesa con un gran calendario abierto en el día 13, invitaciones y una lista en el corcho',
    },
    vendors: {
      name: 'Proveedores',
      lead: 'El banquete, la banda',
      italic: 'y quien trae las rosas.',
      text: 'Banquetes, floristas, músicos y reposteros cerca de ti, con precios claros y reseñas de quienes estuvieron ahí.',
      picture: 'Puestos de mercado al anochecer: flores, comida, dulces y lámparas, y dos invitados a la mesa',
    },
    bookProvider: {
      name: 'Reservar proveedor',
      lead: 'Pregunta esta noche',
      italic: 'y duerme en paz.',
      text: 'Pon en el carrito lo que necesitas, envía una sola reserva y afina los detalles en el chat. El precio que reservas es el que queda.',
      picture:
        'Una banda, un cocinero con el pastel y una florista llegan bajo un arco de flores; la anfitriona en silla de ruedas les da la bienvenida',
    },
  },
  actions: {
    signUpFree: 'Regístrate gratis',
    howItWorks: 'Cómo funciona',
    becomeProvider: 'Abre tu tienda',
  },
  tabs: {
    label: 'Sobre Celebrio',
    about: {
      name: 'Acerca de nosotros',
      headline: 'Hecho por gente que siempre se queda a lavar los platos.',
      text: 'Celebrio sienta a la misma mesa a quienes celebran y a quienes lo hacen posible. Para los celebrantes es gratis.',
      tiles: {
        connections: {
          title: 'Tu gente, cerca y lejos',
          text: 'Amigos, familia y colegas, cada quien donde tú lo pongas. Tú decides quién ve qué.',
        },
        providers: {
          title: 'Negocios con respaldo',
          text: 'Nuestros proveedores son negocios con respaldo gubernamental. Se unen con un documento oficial, y una insignia muestra que ya lo revisamos.',
        },
        kids: {
          title: 'Un rincón tranquilo para los niños',
          text: 'Las cuentas infantiles, hasta los 12 años, no las encuentran los desconocidos. Solo les escriben sus conexiones.',
        },
        privacy: {
          title: 'Lo tuyo sigue siendo tuyo',
          text: 'Sin publicidad de fuera y sin vender datos. Llévate todo en una sola descarga, cuando quieras.',
        },
      },
    },
    features: {
      name: 'Lo que nos hace especiales',
      headline: 'Menos planes, más baile.',
      text: 'La lista de invitados, el banquete, el chat que sigue hasta las tres: todo vive en el mismo lugar, para que puedas levantarte de la mesa.',
      tiles: {
        flowers: {
          title: 'Un «me gusta» es un saludo. Una flor es un abrazo.',
          text: 'Seis flores dicen lo que un pulgar no puede. Elige una del ramo y se queda en la publicación, prensada, para siempre.',
        },
        vendors: {
          title: 'Proveedores que sí llegan',
          text: 'Banquetes, floristas y bandas cerca de ti, con precios que puedes sumar tú.',
        },
        meetNewFriends: {
          title: 'Conocer nuevos amigos',
          text: 'Alguien cerca también quiere compañía para el concierto. ¿Invitas tú? Desde los 18 años.',
        },
        invitation: {
          title: 'Una invitación que se queda en el refrigerador',
          text: 'Tu foto, tus palabras, la fecha en una hoja de calendario. Responden con dos toques y tú ves quién viene.',
          saidYes: '{{count}} dijeron que sí',
        },
        chat: {
          title: 'El chat que sigue hasta las tres',
          text: 'Con una amiga, un grupo, todos los invitados o quien cocina. Nada se pierde cuando el tren entra al túnel.',
        },
        music: {
          title: 'Tus canciones y las suyas',
          text: 'Sube lo que tocas, suscríbete a lo que te encanta y tenlo listo para cuando se llene la pista.',
        },
      },
    },
    services: {
      name: 'Nuestros servicios',
      headline: 'De la primera idea al último invitado.',
      text: 'Cada uno funciona por su cuenta. Juntos son una fiesta.',
      tiles: {
        events: {
          title: 'Eventos',
          text: 'Públicos, para tus círculos o solo con invitación. Un boleto con código para cada invitado, que se revisa en la puerta con un teléfono.',
        },
        store: {
          title: 'Tienda',
          text: 'Elige servicios de un proveedor o de varios y mira el total antes de pedir.',
        },
        deals: {
          title: 'Ofertas',
          text: 'Cuarenta sillas, usadas una vez. Véndeselas al siguiente anfitrión, de persona a persona.',
        },
        reports: {
          title: 'Informes',
          text: 'Invitados, costos, reservas y pendientes de tu evento en una página y, para los proveedores, las cifras del negocio.',
        },
        forProviders: {
          title: 'Para proveedores',
          text: 'Una tienda propia, reservas, promociones e historial de pedidos. Un mes gratis y después una suscripción que se factura cada año o cada seis meses.',
        },
      },
    },
  },
  flowers: {
    congratulations: 'Felicidades',
    appreciations: 'Agradecimiento',
    hospitality: 'Hospitalidad',
    love: 'Amor',
    sympatization: 'Empatía',
    happy: 'Alegría',
  },
  store: {
    headline: 'Llévate la fiesta contigo.',
    text: 'Eventos, chat, música y ofertas, en tu bolsillo de camino.',
    appStore: { lead: 'Descárgalo en el', name: 'App Store' },
    googlePlay: { lead: 'Disponible en', name: 'Google Play' },
  },
  footer: {
    label: 'Más sobre Celebrio',
    aboutUs: 'Acerca de nosotros',
    userAgreement: 'Acuerdo de usuario',
    privacyPolicy: 'Política de privacidad',
    languages: 'Idiomas',
  },
}

export default es
