import classes from './logo.module.css'

export type LogoProps = {
  /** Pixels high; 34 in the top bar. */
  height?: number
  /** Which ground it stands on; by default the page's, whatever the scheme. */
  ground?: 'page' | 'dark'
}

/** Width over height of the drawing. */
const ratio = 203 / 48

/** The word mark. Both drawings lie in the page; style sheets show one, so its name is said once. */
export const Logo = ({ height = 34, ground = 'page' }: LogoProps) => {
  const box = { height, width: Math.round(height * ratio) }
  return (
    <span className={classes.logo} data-ground={ground}>
      <img className={classes.light} src="/art/logo.svg" alt="Celebrio" {...box} />
      <img className={classes.dark} src="/art/logo-dark.svg" alt="Celebrio" {...box} />
    </span>
  )
}
