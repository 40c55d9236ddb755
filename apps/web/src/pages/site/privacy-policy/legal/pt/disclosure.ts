import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const disclosure: LegalSection[] = [
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
        'As mensagens do chat ficam nos nossos servidores para que você as encontre em qualquer dispositivo, e não têm criptografia de ponta a ponta. Você pode apagar uma mensagem sua para todos. A primeira mensagem de quem não é sua conexão chega como solicitação.',
      ),
    ],
  },
]
