import type { Messages } from './en.ts'

const pt: Messages = {
  title: 'Todo mundo que você ama, uma mesa comprida',
  description:
    'Planeje o dia, envie os convites, reserve o bufê e a banda, e guarde as fotos. Grátis para todo mundo que celebra.',
  nav: {
    label: 'Celebrio',
    features: 'Recursos',
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
      text: 'Planeje o dia, envie os convites, reserve o bufê e a banda e, depois, guarde as fotos. Tudo em um lugar só.',
      picture: 'Oito amigos em uma mesa comprida ao entardecer, com um bolo no meio',
    },
    connect: {
      name: 'Conectar',
      lead: 'Amigos, família, colegas:',
      italic: 'cada um no seu círculo.',
      text: 'Encontre as pessoas com quem você celebra e conte a cada círculo o que é dele. Para a vó, as fotos; para o escritório, a data.',
      picture: 'Vizinhos em janelas e sacadas acenam uns para os outros sob as lanternas',
    },
    planEvent: {
      name: 'Planejar evento',
      lead: 'Escolha o dia.',
      italic: 'O resto se ajeita.',
      text: 'Lista de convidados, convite, ingressos, orçamento e tarefas nascem de uma só data. Você sempre sabe quem vem.',
      picture: 'Uma família à mesa com um grande calendário aberto no dia 13, convites e uma lista no mural',
    },
    vendors: {
      name: 'Fornecedores',
      lead: 'O bufê, a banda',
      italic: 'e quem traz as rosas.',
      text: 'Bufês, floristas, músicos e confeiteiras perto de você, com preços claros e avaliações de quem estava lá.',
      picture: 'Barracas de feira à noite: flores, comida, doces e luminárias, e dois convidados à mesa',
    },
    bookProvider: {
      name: 'Reservar fornecedor',
      lead: 'Peça hoje à noite',
      italic: 'e durma em paz.',
      text: 'Coloque no carrinho o que precisa, envie uma só reserva e acerte os detalhes no chat. O preço reservado é o preço que fica.',
      picture:
        'Uma banda, um cozinheiro com o bolo e uma florista chegam sob um arco de flores; a anfitriã em cadeira de rodas os recebe',
    },
  },
  actions: {
    signUpFree: 'Cadastre-se grátis',
    howItWorks: 'Como funciona',
    becomeProvider: 'Abra a sua loja',
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
          text: 'Amigos, família e colegas, cada um onde você quiser. Você decide quem vê o quê.',
        },
        providers: {
          title: 'Negócios com respaldo',
          text: 'Nossos fornecedores são negócios com apoio do governo. Eles entram com um documento oficial, e um selo mostra que nós já conferimos.',
        },
        kids: {
          title: 'Um cantinho tranquilo para as crianças',
          text: 'As contas infantis, até os 12 anos, não são encontradas por desconhecidos. Só recebem mensagens das suas conexões.',
        },
        privacy: {
          title: 'O que é seu continua seu',
          text: 'Sem publicidade de fora, sem venda de dados. Leve tudo em um só download, quando quiser.',
        },
      },
    },
    features: {
      name: 'O que temos de especial',
      headline: 'Menos planilha, mais pista de dança.',
      text: 'A lista de convidados, o bufê, o chat que vai até as três: tudo mora no mesmo lugar, para você poder sair da mesa.',
      tiles: {
        flowers: {
          title: 'Uma curtida é um aceno. Uma flor é um abraço.',
          text: 'Seis flores dizem o que um polegar não diz. Escolha uma do buquê e ela fica na publicação, prensada, para sempre.',
        },
        vendors: {
          title: 'Fornecedores que aparecem',
          text: 'Bufês, floristas e bandas perto de você, com preços que dá para somar de cabeça.',
        },
        meetNewFriends: {
          title: 'Conhecer novos amigos',
          text: 'Alguém por perto também quer companhia para o show. É por sua conta? A partir dos 18 anos.',
        },
        invitation: {
          title: 'Um convite que fica na geladeira',
          text: 'A sua foto, as suas palavras, a data em uma folhinha. Eles respondem em dois toques, você vê quem vem.',
          saidYes: '{{count}} disseram sim',
        },
        chat: {
          title: 'O chat que vai até as três',
          text: 'Com uma amiga, um grupo, todos os convidados ou quem cozinha. Nada se perde quando o trem entra no túnel.',
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
          text: 'Públicos, para os seus círculos ou só para convidados. Um ingresso com código para cada um, conferido na porta com o celular.',
        },
        store: {
          title: 'Loja',
          text: 'Escolha serviços de um fornecedor ou de vários e veja o total antes de pedir.',
        },
        deals: {
          title: 'Ofertas',
          text: 'Quarenta cadeiras, usadas uma vez. Venda ao próximo anfitrião, direto de um para o outro.',
        },
        reports: {
          title: 'Relatórios',
          text: 'Convidados, custos, reservas e tarefas do seu evento em uma página e, para os fornecedores, os números do negócio.',
        },
        forProviders: {
          title: 'Para fornecedores',
          text: 'Uma loja sua, reservas, promoções e histórico de pedidos. Um mês grátis e, depois, uma assinatura cobrada por ano ou a cada seis meses.',
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
  store: {
    headline: 'Leve a festa com você.',
    text: 'Eventos, chat, música e ofertas, no seu bolso a caminho de lá.',
    appStore: { lead: 'Baixe na', name: 'App Store' },
    googlePlay: { lead: 'Disponível no', name: 'Google Play' },
  },
  footer: {
    label: 'Mais sobre o Celebrio',
    aboutUs: 'Sobre nós',
    userAgreement: 'Termos de uso',
    privacyPolicy: 'Política de Privacidade',
    languages: 'Idiomas',
  },
}

export default pt
