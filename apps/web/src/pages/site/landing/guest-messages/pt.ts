import type { Messages } from './en.ts'

const pt: Messages = {
  title: 'Todo mundo que você ama, uma mesa comprida',
  description: 'Planeje o dia, envie os convites, veja quem vai e guarde as fotos. Grátis para todo mundo que celebra.',
  nav: {
    label: 'Celebrio',
    features: 'Recursos',
    findProviders: 'Encontre fornecedores',
    forProviders: 'Para fornecedores',
    language: 'Idioma',
    signIn: 'Entrar',
    signUp: 'Cadastre-se',
    menu: 'Menu',
  },
  carousel: {
    label: 'Boas-vindas ao Celebrio',
    slides: 'Slides',
    role: 'carrossel',
    slide: 'slide',
    pause: 'Pausar os slides',
    play: 'Reproduzir os slides',
    welcome: {
      name: 'Boas-vindas',
      lead: 'Todo mundo que você ama,',
      italic: 'uma mesa comprida.',
      text: 'Planeje o dia, envie os convites, veja quem vai e, depois, guarde as fotos. Tudo em um lugar só.',
      picture: 'Oito amigos em uma mesa comprida ao entardecer, com um bolo no meio',
    },
    connect: {
      name: 'Conectar',
      lead: 'Amigos, família, colegas:',
      italic: 'cada um no seu círculo.',
      text: 'Encontre as pessoas com quem você celebra e convide cada círculo para o que é dele. Para a vó, o almoço de aniversário; para o escritório, o happy hour.',
      picture: 'Vizinhos em janelas e sacadas acenam uns para os outros sob as lanternas',
    },
    planEvent: {
      name: 'Planejar evento',
      lead: 'Escolha o dia.',
      italic: 'O resto se ajeita.',
      text: 'Lista de convidados, convites, ingressos, orçamento e tarefas nascem de uma só data. Você sempre sabe quem vai.',
      picture: 'Uma família à mesa com um grande calendário aberto no dia 13, convites e uma lista no mural',
    },
  },
  actions: {
    signUpFree: 'Cadastre-se grátis',
    howItWorks: 'Como funciona',
    becomeProvider: 'Cadastrar minha empresa',
  },
  tabs: {
    label: 'Sobre o Celebrio',
    about: {
      name: 'Sobre nós',
      headline: 'Feito por gente que sempre fica para ajudar com a louça.',
      text: 'O Celebrio põe na mesma mesa quem celebra e quem faz a festa acontecer. Para os celebrantes é grátis.',
      tiles: {
        connections: {
          title: 'A sua gente, perto e longe',
          text: 'Amigos, família e colegas, cada um onde você quiser. Você decide quem vê cada evento.',
        },
        providers: {
          title: 'Negócios com respaldo',
          text: 'Nossos fornecedores são negócios com apoio do governo. Eles se cadastram com um documento oficial, que só os nossos administradores veem.',
        },
        kids: {
          title: 'Um cantinho tranquilo para as crianças',
          text: 'As contas infantis, até os 12 anos, não são encontradas por desconhecidos. Só as conexões delas podem vê-las.',
        },
        privacy: {
          title: 'O que é seu continua seu',
          text: 'Sem publicidade de fora, sem venda de dados. E as suas fotos perdem a localização oculta antes que alguém as veja.',
        },
      },
    },
    features: {
      name: 'O que temos de especial',
      headline: 'Menos planilha, mais pista de dança.',
      text: 'A lista de convidados, o convite, as músicas e as fotos: tudo mora no mesmo lugar, para você poder ir dançar.',
      tiles: {
        flowers: {
          title: 'Uma curtida é um aceno. Uma flor é um abraço.',
          text: 'Seis flores dizem o que um polegar não diz. Escolha uma do buquê e ela fica na publicação, prensada, para sempre.',
        },

        meetNewFriends: {
          title: 'Conhecer novos amigos',
          text: 'Alguém por perto também quer companhia para o show. É por sua conta? A partir dos 18 anos.',
        },
        invitation: {
          title: 'Um convite que fica na geladeira',
          text: 'A sua foto, as suas palavras, a data em uma folhinha. Respondem em dois toques, e você vê quem vai.',
          saidYes: '{{count}} disseram sim',
        },

        music: {
          title: 'As suas músicas e as deles',
          text: 'Envie o que você toca, assine o que você ama e tenha tudo pronto para quando a pista encher.',
        },
      },
    },
    services: {
      name: 'Nossos serviços',
      headline: 'Da primeira ideia ao último convidado.',
      text: 'Cada um funciona sozinho. Juntos, são uma festa.',
      tiles: {
        events: {
          title: 'Eventos',
          text: 'Públicos, para os seus círculos ou só para convidados. Cada convidado recebe um ingresso com código, que você confere com o celular.',
        },

        reports: {
          title: 'Relatórios',
          text: 'Convidados, tarefas e orçamento do seu evento, em uma página só.',
        },
        forProviders: {
          title: 'Para fornecedores',
          text: 'Você cozinha, toca ou decora? Abra sua loja com seus preços e seus dias livres e receba reservas ali mesmo.',
        },
      },
    },
  },
  flowers: {
    congratulations: 'Parabéns',
    appreciations: 'Gratidão',
    hospitality: 'Hospitalidade',
    love: 'Amor',
    sympatization: 'Empatia',
    happy: 'Alegria',
  },

  footer: {
    label: 'Mais sobre o Celebrio',
    aboutUs: 'Sobre nós',
    userAgreement: 'Termos de uso',
    privacyPolicy: 'Política de Privacidade',
    contactUs: 'Fale conosco',
    languages: 'Idiomas',
  },
}

export default pt
