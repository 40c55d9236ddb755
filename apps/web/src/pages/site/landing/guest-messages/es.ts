import type { Messages } from './en.ts'

const es: Messages = {
  title: 'Toda la gente que quieres, una mesa larga',
  description:
    'Planea el día, envía las invitaciones, mira quién va y guarda las fotos. Gratis para todos los que celebran.',
  nav: {
    label: 'Celebrio',
    features: 'Funciones',
    findProviders: 'Encuentra proveedores',
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
      text: 'Planea el día, envía las invitaciones, mira quién va y después guarda las fotos. Todo en un solo lugar.',
      picture: 'Ocho amigos en una mesa larga al atardecer, con un pastel en medio',
    },
    connect: {
      name: 'Conectar',
      lead: 'Amigos, familia, colegas:',
      italic: 'cada uno en su círculo.',
      text: 'Encuentra a la gente con la que celebras e invita a cada círculo a lo suyo. A la abuela, la comida de cumpleaños; a la oficina, el brindis.',
      picture: 'Vecinos en ventanas y balcones se saludan bajo los farolillos',
    },
    planEvent: {
      name: 'Planear evento',
      lead: 'Elige el día.',
      italic: 'Lo demás viene solo.',
      text: 'La lista de invitados, las invitaciones, las entradas, el presupuesto y las tareas salen de una sola fecha. Siempre sabes quién va.',
      picture:
        'Una familia a la mesa con un gran calendario abierto en el día 13, invitaciones y una lista en el corcho',
    },
  },
  actions: {
    signUpFree: 'Regístrate gratis',
    howItWorks: 'Cómo funciona',
    becomeProvider: 'Registrarme como proveedor',
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
          text: 'Amigos, familia y colegas, cada uno donde tú quieras. Tú decides quién ve cada evento.',
        },
        providers: {
          title: 'Negocios con respaldo',
          text: 'Nuestros proveedores son negocios con respaldo gubernamental. Se registran con un documento oficial, que solo ven nuestros administradores.',
        },
        kids: {
          title: 'Un rincón tranquilo para los niños',
          text: 'Las cuentas infantiles, hasta los 12 años, no las encuentran los desconocidos. Solo las ven sus conexiones.',
        },
        privacy: {
          title: 'Lo tuyo sigue siendo tuyo',
          text: 'Sin publicidad de fuera y sin vender datos. Y tus fotos pierden su ubicación oculta antes de que alguien las vea.',
        },
      },
    },
    features: {
      name: 'Lo que nos hace especiales',
      headline: 'Menos planes, más baile.',
      text: 'La lista de invitados, la invitación, las canciones y las fotos: todo está en el mismo lugar, para que puedas salir a bailar.',
      tiles: {
        flowers: {
          title: 'Un «me gusta» es un saludo. Una flor es un abrazo.',
          text: 'Seis flores dicen lo que un pulgar no puede. Elige una del ramo y se queda en la publicación, prensada, para siempre.',
        },

        meetNewFriends: {
          title: 'Conocer nuevos amigos',
          text: 'Alguien cerca también quiere compañía para el concierto. ¿Invitas tú? Desde los 18 años.',
        },
        invitation: {
          title: 'Una invitación que se queda en el refrigerador',
          text: 'Tu foto, tus palabras, la fecha en una hoja de calendario. Responden con dos toques y tú ves quién va.',
          saidYes: '{{count}} dijeron que sí',
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
          text: 'Públicos, para tus círculos o solo con invitación. Cada invitado recibe una entrada con código, que compruebas con el móvil.',
        },

        reports: {
          title: 'Informes',
          text: 'Invitados, tareas y presupuesto de tu evento, en una sola página.',
        },
        forProviders: {
          title: 'Para proveedores',
          text: '¿Cocinas, tocas o decoras? Abre tu tienda con tus precios y tus días libres, y recibe las reservas ahí mismo.',
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

  footer: {
    label: 'Más sobre Celebrio',
    aboutUs: 'Acerca de nosotros',
    userAgreement: 'Acuerdo de usuario',
    privacyPolicy: 'Política de privacidad',
    contactUs: 'Contacto',
    languages: 'Idiomas',
  },
}

export default es
