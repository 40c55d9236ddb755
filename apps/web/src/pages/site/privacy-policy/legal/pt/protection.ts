import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const protection: LegalSection[] = [
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
        'Até os 12 anos, usa-se uma conta infantil, com o consentimento da mãe, do pai ou de um responsável. Ela não é encontrada na busca, em Encontrar amigos nem em Conhecer novos amigos, só recebe mensagens de conexões aceitas e não tem anúncios nem reservas. Não pedimos a uma criança mais do que a conta precisa.',
      ),
      paragraph(
        'A mãe, o pai ou o responsável pode ver, corrigir e excluir os dados da criança, na conta ou escrevendo para nós. Conhecer novos amigos é fechado a menores de 18 anos. Se achar que uma criança está aqui sem consentimento, denuncie o perfil, e nós vamos agir.',
      ),
    ],
  },
]
