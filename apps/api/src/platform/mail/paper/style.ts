/** The paper's colours: e-mails are light whatever the scheme, since half of the programs cannot turn them. */
export const colours = {
  ground: '#0F6B66',
  paper: '#FFFAF1',
  slip: '#FDF0D6',
  leaf: '#FFFFFF',
  gold: '#B98B2E',
  rule: '#E4CFA0',
  edge: '#E4D3BC',
  ink: '#221A14',
  muted: '#6B5E54',
  heading: '#0B5B57',
  poppy: '#CF3A27',
  outline: '#8A7A6C',
  onGround: '#E3F3F0',
} as const

/** Web fonts reach few mailboxes: Georgia stands behind Fraunces, the system's own font behind Figtree. */
export const fonts = {
  display: "font-family:Fraunces,Georgia,'Times New Roman',serif",
  text: "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif",
} as const

type Type = { size: number; line: number; colour: string; weight?: number; font?: keyof typeof fonts; extra?: string }

/** Inline styles of a text. */
export const type = ({ size, line, colour, weight = 400, font = 'text', extra = '' }: Type): string =>
  `margin:0;color:${colour};font-size:${size}px;line-height:${line}px;font-weight:${weight};${extra}${fonts[font]}`

/** Few programs read it; whoever does gets narrower margins and smaller type on a phone. */
export const phoneRules = `@media (max-width:480px){
.out{padding:16px 8px 24px!important}.px{padding-left:12px!important;padding-right:12px!important}
.lead{font-size:16px!important;line-height:24px!important}.leaf{width:112px!important}.button{font-size:16px!important}
.h0{font-size:32px!important;line-height:34px!important}.h1{font-size:26px!important;line-height:29px!important}
.h2{font-size:22px!important;line-height:26px!important}}`
