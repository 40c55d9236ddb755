import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Política de Privacidade',
  updated: '2026-11-01',
  intro:
    'Celebração é coisa pessoal. Esta página diz o que sabemos sobre você, por quê, quem vê e como pegar tudo de volta. Tem o tamanho que precisa ter, e nada além.',
  sections: [
    {
      id: 'in-short',
      heading: 'Em poucas palavras',
      blocks: [
        list(
          'É você quem decide quem vê as suas publicações, o seu perfil e os seus eventos.',
          'Não vendemos os seus dados, não mostramos publicidade de fora nem seguimos você pela web.',
          'As fotos perdem os dados ocultos, como o lugar onde foram tiradas, antes que alguém as veja.',
          'Você pode baixar tudo a qualquer momento e excluir tudo de vez.',
        ),
        paragraph(
          'Quem opera o Celebrio, com sede nos Estados Unidos, é responsável pelos dados descritos aqui. Os Termos de uso explicam o que significam celebrante, fornecedor, evento e oferta.',
        ),
      ],
    },
    {
      id: 'you-give',
      heading: 'O que você nos dá',
      blocks: [
        list(
          'Para abrir uma conta: nome, e-mail, número de celular, país e uma senha.',
          'Para fornecedores, também: nome da empresa, endereço, telefone comercial, ano de fundação, a forma como prefere receber e um documento que mostre quem você é ou que pode atuar.',
          'Para o perfil, se quiser: data de nascimento, gênero, lugar, foto, interesses, formação, hobbies e algumas palavras sobre você. Para Conhecer novos amigos: o nome que prefere usar, do que gosta e se o convite é por sua conta.',
          'O que você cria aqui: publicações, comentários, curtidas e flores, músicas, eventos, listas de convidados, respostas a convites, grupos, mensagens, ofertas, serviços, reservas e avaliações.',
          'O que você nos escreve: denúncias, recursos e perguntas.',
        ),
      ],
    },
    {
      id: 'we-notice',
      heading: 'O que percebemos enquanto o Celebrio funciona',
      blocks: [
        paragraph(
          'Nossos servidores veem o endereço de internet, o tipo de aparelho e de navegador, a hora e a página ou ação pedida. Daí vêm a lista de aparelhos conectados nas suas Configurações, os limites contra abusos e os registros com que encontramos falhas. O navegador também informa o idioma e o fuso horário, para que as datas fiquem certas.',
        ),
        paragraph(
          'Um vídeo conta como visto no máximo uma vez por pessoa e por dia, e os fornecedores veem quantas visitas a página deles recebe, só em número. “Perto de você” usa o país, o estado e a cidade que você escolheu, ou coordenadas, se você as informou. Não seguimos os seus passos.',
        ),
      ],
    },
    {
      id: 'from-others',
      heading: 'O que vem dos outros',
      blocks: [
        paragraph(
          'Se você entra com o Google, o Google nos informa o seu nome e o seu e-mail verificado. Se paga uma assinatura ou um impulsionamento, o serviço de pagamentos nos informa que foi pago e quanto, nunca o número do cartão. E outros membros podem mencionar você, convidar você, mostrar você em uma foto ou denunciar algo que você escreveu.',
        ),
      ],
    },
    {
      id: 'why',
      heading: 'Para que usamos',
      blocks: [
        list(
          'Para fazer aquilo que trouxe você aqui: mostrar publicações, levar convites, emitir ingressos, encaminhar reservas aos fornecedores e entregar mensagens. É o nosso contrato com você.',
          'Para proteger as pessoas: limitar abusos, responder a denúncias, conferir documentos de fornecedores e registrar o que a nossa equipe faz. É o nosso legítimo interesse, e o seu.',
          'Para cumprir a lei, por exemplo, guardando os registros de pagamentos.',
          'Com o seu consentimento, que pode ser retirado a qualquer momento: notificações push no navegador, a comunidade Conhecer novos amigos e as partes opcionais do perfil.',
        ),
        paragraph(
          'As sugestões de amigos são ordenadas pelas conexões em comum e, depois, pelo lugar. Nenhuma decisão com efeito jurídico sobre você é tomada só por uma máquina.',
        ),
      ],
    },
    {
      id: 'who-sees',
      heading: 'Quem vê o quê',
      blocks: [
        list(
          'As publicações de uma conta privada, e os arquivos delas, só são vistos pelas conexões aceitas. Compartilhar nunca aumenta esse círculo. As das outras contas são públicas.',
          'Um evento é visto por quem o anfitrião escolheu. Eventos públicos e páginas de fornecedores podem ser lidos sem conta e encontrados por links.',
          'O anfitrião vê quem foi convidado e o que cada pessoa respondeu. O anfitrião e quem ajuda na porta veem o seu nome quando o ingresso é lido.',
          'Um fornecedor vê os detalhes dos eventos e das reservas dirigidos a ele.',
          'Quando você bloqueia alguém, nenhum dos dois vê mais o outro.',
          'Os moderadores veem o que foi denunciado, com o contexto.',
        ),
        paragraph(
          'O endereço da sua agenda pessoal mostra os seus eventos a quem o tiver. Guarde-o com você, como uma chave.',
        ),
      ],
    },
    {
      id: 'files',
      heading: 'Fotos, vídeos, músicas e documentos',
      blocks: [
        paragraph(
          'Cada foto é gerada de novo no envio, em vários tamanhos, e os dados ocultos do arquivo, como as coordenadas de GPS, são removidos. Arquivos de vídeo e áudio também são conferidos, e seus dados descritivos, como lugar e data, são removidos. O título de uma música aparece junto com ela.',
        ),
        paragraph(
          'Os documentos dos fornecedores são arquivos privados. Só o próprio fornecedor e os nossos administradores podem abri-los.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'A quem passamos dados',
      blocks: [
        list(
          'Às empresas que operam para nós os servidores, o armazenamento e o envio de e-mails. Elas trabalham conforme as nossas instruções e para mais nada.',
          'Ao serviço de pagamentos, como o PayPal, para assinaturas e impulsionamentos.',
          'Ao Google, se você escolher entrar com ele, e ao serviço de push de quem faz o seu navegador, se você permitir essas notificações.',
          'Às autoridades, quando uma ordem legal válida nos obriga, e não mais do que ela exige.',
          'A quem nos suceder, se um dia o Celebrio for operado por outra empresa, com as promessas desta página e com aviso a você.',
        ),
        paragraph(
          'Entre celebrante e fornecedor, e entre comprador e vendedor, o dinheiro não passa pela plataforma. Por isso, não temos sobre esses pagamentos nenhum dado além do que a reserva diz.',
        ),
      ],
    },
    {
      id: 'messages',
      heading: 'E-mails e notificações',
      blocks: [
        paragraph(
          'Os e-mails sobre a conta, como códigos, confirmações e alertas de segurança, sempre chegam a você. Os outros só chegam depois que você confirma o endereço, no seu idioma e para o que importa. Em Configurações, você desliga as notificações, todas ou por tipo.',
        ),
        paragraph(
          'As mensagens do chat ficam nos nossos servidores para que você as encontre em qualquer aparelho, e não têm criptografia de ponta a ponta. Você pode apagar uma mensagem sua para todos. A primeira mensagem de quem não é sua conexão chega como solicitação.',
        ),
      ],
    },
    {
      id: 'browser',
      heading: 'O que fica no seu navegador',
      blocks: [
        paragraph(
          'O navegador guarda o que o Celebrio precisa para funcionar: o token que mantém você conectado, seu nome, e-mail e tipo de conta, seu país, seu idioma e se você já viu as boas-vindas. Não há cookies de publicidade nem rastreadores de outras empresas. Ao sair da conta, o que mantinha você conectado é removido.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Como protegemos',
      blocks: [
        list(
          'As senhas são guardadas apenas como um hash Argon2id, que ninguém consegue transformar de volta na sua senha.',
          'Os tokens de acesso são longos valores aleatórios dos quais guardamos só um hash. Eles expiram depois de 30 dias sem uso, e uma senha nova encerra todas as outras sessões.',
          'Os códigos de redefinição vivem 10 minutos e morrem depois de cinco tentativas erradas. O link que confirma o seu e-mail vive 24 horas.',
          'Cada ingresso tem um código impossível de adivinhar, que abre a porta uma única vez.',
          'As tentativas de entrar, de se cadastrar e de pedir códigos têm limite.',
        ),
        paragraph(
          'Nenhum sistema é perfeito. Se acontecer algo que ponha os seus dados em risco, avisamos você e as autoridades, como a lei exige, e dizemos o que fazer.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Crianças e adolescentes',
      blocks: [
        paragraph(
          'Até os 12 anos, usa-se uma conta infantil, com o consentimento da mãe, do pai ou de um responsável. Ela não é encontrada na busca, em Encontrar amigos nem em Conhecer novos amigos, só recebe mensagens de conexões aceitas e não tem ofertas nem reservas. Não pedimos a uma criança mais do que a conta precisa.',
        ),
        paragraph(
          'A mãe, o pai ou o responsável pode ver, corrigir e excluir os dados da criança, na conta ou escrevendo para nós. Conhecer novos amigos é fechado a menores de 18 anos. Se achar que uma criança está aqui sem consentimento, denuncie o perfil, e nós vamos agir.',
        ),
      ],
    },
    {
      id: 'keeping',
      heading: 'Por quanto tempo guardamos e como os dados vão embora',
      blocks: [
        paragraph(
          'Guardamos os seus dados enquanto você tiver a conta. O que você exclui some da vista na hora. Uma conta suspensa fica oculta, com tudo o que contém, e é guardada para a sua volta.',
        ),
        paragraph(
          'Quando você exclui a conta, todas as sessões são encerradas e tudo é ocultado na hora. Depois de 30 dias, os seus dados pessoais são apagados, junto com os arquivos das suas publicações. Só o que a lei nos obriga a guardar, como os registros dos pagamentos feitos a nós, permanece pelo tempo que a lei determina e não serve para mais nada.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Seus direitos, onde quer que você viva',
      blocks: [
        list(
          'Ver e levar: “Baixar meus dados”, em Configurações, entrega um só arquivo com tudo o que a conta contém.',
          'Corrigir: edite por conta própria o perfil, as publicações, os eventos e os comentários.',
          'Limitar e se opor: deixe a conta privada, saia de Conhecer novos amigos, desligue notificações, bloqueie ou suspenda a conta.',
          'Apagar: exclua coisas avulsas ou a conta inteira.',
          'Reclamar: primeiro com a gente, se quiser, e a qualquer momento à autoridade de proteção de dados de onde você vive.',
        ),
        paragraph(
          'Ninguém é tratado pior por exercer um direito. Para o que você não conseguir fazer por conta própria, escreva para nós: respondemos em até 30 dias, ou antes, se a sua lei assim disser.',
        ),
      ],
    },
    {
      id: 'where',
      heading: 'Onde os seus dados ficam',
      blocks: [
        paragraph(
          'O Celebrio tem sede nos Estados Unidos, e os seus dados são tratados lá. Se você entra de outro país, os seus dados viajam para os Estados Unidos. Lá nós os protegemos como diz esta página e damos a você as garantias que a lei do seu país exige para essa transferência.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Mudanças e como falar com a gente',
      blocks: [
        paragraph(
          'Quando esta política muda, avisamos pelo menos 7 dias antes, no Celebrio e por e-mail aos endereços confirmados. A data no alto é a da versão que você está lendo.',
        ),
        paragraph(
          'As perguntas sobre os seus dados chegam pelas próprias páginas do Celebrio: os fornecedores usam “Fale conosco” no menu, e todos têm “Denunciar” ao lado de cada publicação, comentário, pessoa e oferta, além das opções sobre os seus dados em Configurações.',
        ),
      ],
    },
  ],
}

export default text
